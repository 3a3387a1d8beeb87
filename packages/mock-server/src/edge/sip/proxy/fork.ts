import type { Flow } from '../message/message.ts'
import { headerOf, type SipRequest, type SipResponse } from '../message/message.ts'
import { writeAnswer } from '../message/write-message.ts'
import type { Person } from '../registrar/phone-owner.ts'
import { forwardRequest, forwardResponse, newBranch, sameHop } from './hop.ts'

/** Why a phone stops ringing that another one has answered for (RFC 3326): no missed call. */
const ELSEWHERE = 'SIP;cause=200;text="Call completed elsewhere"'

/** A phone that a call is passed on to. */
export interface Target {
  uri: string
  flow: Flow
  /** Owner of the phone; missing for the network. */
  person?: Person
}

interface Branch extends Target {
  name: string
  final?: { status: number; answer?: SipResponse }
  isCancelled: boolean
}

/** A call on its way to all phones it may ring. */
export interface Fork {
  readonly request: SipRequest
  readonly from: Flow
  /** Names of its hops to the phones. */
  readonly branches: readonly string[]
  /** Takes an answer of a phone; undefined where it was not asked by this branch, otherwise that phone. */
  take(response: SipResponse, from: Flow): Target | undefined
  /** Takes it that a connection has ended: phones behind it can't ring any more. */
  lose(flow: Flow): void
  /** Stops it: the caller has hung up, somebody answered elsewhere, or nobody did in time. */
  cancel(why: 'caller' | 'elsewhere' | 'timeout'): void
}

/** What is best told of several refusals: that of a person before that of a network, and what says more before what says less. */
const order = [603, 600, 486, 487, 404, 480, 408]
const rank = (status: number) => (order.includes(status) ? order.indexOf(status) : order.length)

interface ForkNeeds {
  request: SipRequest
  from: Flow
  targets: readonly Target[]
  /** Is told once, of the answer that counts. */
  onFinal(status: number, response?: SipResponse): void
}

/** Passes a call on to all phones at once (RFC 3261, 16.7): the first that answers has it, the others are told so. */
export function createFork({ request, from, targets, onFinal }: ForkNeeds): Fork {
  const branches: Branch[] = targets.map((target) => ({ ...target, name: newBranch(), isCancelled: false }))
  let isOver = false
  let isTimedOut = false

  function finish(status: number, response?: SipResponse): void {
    if (isOver) return
    isOver = true
    onFinal(status, response)
  }

  function stop(reason?: string): void {
    for (const branch of branches) {
      if (branch.final || branch.isCancelled) continue
      branch.isCancelled = true
      branch.flow.send(sameHop('CANCEL', request, { uri: branch.uri, branch: branch.name, reason }))
    }
  }

  /** Once all have refused, the caller hears the best of it. */
  function settle(): void {
    if (isOver || branches.some(({ final }) => !final)) return
    const [best] = branches.flatMap(({ final }) => final ?? []).toSorted((a, b) => rank(a.status) - rank(b.status))
    const status = isTimedOut ? 408 : (best?.status ?? 480)
    const { answer } = best ?? {}
    from.send(answer && !isTimedOut ? forwardResponse(answer) : writeAnswer(request, status, { tag: 'proxy' }))
    finish(status, isTimedOut ? undefined : answer)
  }

  function refuse(branch: Branch, response: SipResponse): void {
    const to = headerOf(response, 'To')
    branch.flow.send(sameHop('ACK', request, { uri: branch.uri, branch: branch.name, to }))
    branch.final ??= { status: response.status, answer: response }
    if (response.status >= 600) stop()
    settle()
  }

  const fork: Fork = {
    request,
    from,
    branches: branches.map(({ name }) => name),
    take(response, flow) {
      const branch = branches.find(({ name }) => name === response.branch)
      if (branch?.flow !== flow || response.method !== 'INVITE') return undefined
      // A phone repeats its 2xx until the ACK arrives; any other answer after the final one is void.
      if (response.status === 100 || (branch.final && (response.status >= 300 || branch.final.status >= 300)))
        return branch
      if (response.status >= 300) {
        refuse(branch, response)
        return branch
      }
      // Two may answer at the same moment: the caller ends one of them.
      from.send(forwardResponse(response))
      if (response.status < 200) return branch
      branch.final = { status: response.status }
      stop(ELSEWHERE)
      finish(response.status, response)
      return branch
    },
    lose(flow) {
      for (const branch of branches) if (branch.flow === flow) branch.final ??= { status: 480 }
      settle()
    },
    cancel(why) {
      isTimedOut ||= why === 'timeout'
      stop(why === 'elsewhere' ? ELSEWHERE : undefined)
    },
  }
  for (const { uri, flow, name } of branches) flow.send(forwardRequest(request, { uri, branch: name }))
  return fork
}
