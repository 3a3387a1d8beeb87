import type { Flow, SipRequest, SipResponse } from '../message/message.ts'
import { writeAnswer } from '../message/write-message.ts'
import { forwardRequest, forwardResponse, newBranch, sameHop } from './hop.ts'

/** How long a request waits for its answer, in milliseconds: 64 times T1 (RFC 3261, 17.1.2.2). */
const ANSWER_MS = 32_000
/** Requests of one connection that wait for their answers. */
const MOST_WAITING = 50

interface Waiting {
  request: SipRequest
  from: Flow
  to: Flow
  uri: string
  timer: NodeJS.Timeout
}

/** Passes on the requests of dialogs, and their answers back. */
export interface Relay {
  pass(request: SipRequest, from: Flow, to: { uri: string; flow: Flow }): void
  /** Takes an answer from where the request went; false for one that is of none of its requests. */
  take(response: SipResponse, from: Flow): boolean
  /** Takes a CANCEL of a request that this connection had passed on; false where there is none. */
  cancel(cancel: SipRequest, from: Flow): boolean
  lose(flow: Flow): void
  clear(): void
}

/** A relay that knows what it has passed on until it was answered. */
export function createRelay(): Relay {
  const waiting = new Map<string, Waiting>()

  function end(branch: string): Waiting | undefined {
    const known = waiting.get(branch)
    clearTimeout(known?.timer)
    waiting.delete(branch)
    return known
  }

  function giveUp(branch: string): void {
    const known = end(branch)
    known?.from.send(writeAnswer(known.request, 408))
  }

  return {
    pass(request, from, { uri, flow: to }) {
      const isWaited = request.method !== 'ACK'
      if (isWaited && [...waiting.values()].filter((known) => known.from === from).length >= MOST_WAITING) {
        from.send(writeAnswer(request, 503))
        return
      }
      const branch = newBranch()
      to.send(forwardRequest(request, { uri, branch }))
      // Nothing comes back for an ACK.
      if (!isWaited) return
      const timer = setTimeout(() => giveUp(branch), ANSWER_MS).unref()
      waiting.set(branch, { request, from, to, uri, timer })
    },
    take(response, from) {
      const known = waiting.get(response.branch)
      if (known?.to !== from) return false
      if (response.status === 100) return true
      if (response.status >= 200) end(response.branch)
      if (response.status >= 300 && known.request.method === 'INVITE') {
        const to = response.headers.get('To')?.[0]
        known.to.send(sameHop('ACK', known.request, { uri: known.uri, branch: response.branch, to }))
      }
      known.from.send(forwardResponse(response))
      return true
    },
    cancel(cancel, by) {
      for (const [branch, { request, from, to, uri }] of waiting) {
        if (from !== by || request.branch !== cancel.branch || request.callId !== cancel.callId) continue
        to.send(sameHop('CANCEL', request, { uri, branch }))
        return true
      }
      return false
    },
    lose(flow) {
      for (const [branch, { from, to }] of [...waiting]) {
        if (to === flow) giveUp(branch)
        else if (from === flow) end(branch)
      }
    },
    clear() {
      for (const branch of [...waiting.keys()]) end(branch)
    },
  }
}
