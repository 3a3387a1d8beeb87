import type { RTCSession } from 'jssip/lib/RTCSession.js'
import type { RTCSessionEvent } from 'jssip/lib/UA.js'
import { WITHHELD } from '../../shared/phone/format-phone.ts'
import { endingOfStatus } from '../machine/ending-of.ts'
import type { PhoneEvent } from '../machine/phone-state.ts'
import { createCalls } from './calls.ts'
import { replacing } from './handover/sip-dialog.ts'
import { type Line, openLine } from './open-line.ts'
import type { Agent } from './phone-actions.ts'
import { calleeOf } from './referrals.ts'

/** Registers, and makes and takes calls by SIP over a websocket, until it is stopped. */
export function createAgent(server: Line, onEvent: (event: PhoneEvent) => void): Agent {
  let isStopped = false
  function emit(event: PhoneEvent): void {
    if (!isStopped) onEvent(event)
  }
  const calls = createCalls(emit)
  const { sessions, dialogs, holdOthers } = calls
  const line = openLine(server, {
    emit,
    hasCalls: () => sessions.size > 0,
    connectionLost: calls.connectionLost,
    moveCalls() {
      for (const move of calls.movers.values()) move()
    },
  })
  const { ua, address, media, rules, whenConnected } = line
  ua.on('newRTCSession', (event: RTCSessionEvent) => calls.take(line, event))
  const stopKeeping = line.start()
  const beStill = () => {
    isStopped = true
    stopKeeping()
  }

  const established = (id: string) => {
    const session = sessions.get(id)
    return session?.isEstablished() ? session : undefined
  }

  function transferNow(id: string, to: { whom: string } | { call: string }): void {
    const session = established(id)
    const other = 'call' in to ? established(to.call) : undefined
    if (!session || ('call' in to && !other)) return
    const named = 'call' in to ? calleeOf(`<${other?.remote_identity.uri}>`, rules) : to.whom
    // Who calls from elsewhere, or withholds the number, is met where their phone is.
    const target = named === undefined && 'call' in to ? dialogs.get(to.call)?.target : address(named ?? '')
    if (target === undefined) return
    const whom = named ?? WITHHELD
    refer(session, target, other, (ending) => emit({ kind: 'transfer', id, whom, ...(ending && { ending }) }))
  }

  return {
    call: (whom) => void ua.call(address(whom), media()),
    answer: (id) => calls.answer(line, id),
    reject: (id) => sessions.get(id)?.terminate({ status_code: 486 }),
    hangUp(id) {
      // Nobody is heard any more, also while the other side can't be told.
      if (!ua.isConnected()) {
        sessions.get(id)?.connection?.close()
        emit({ kind: 'ended', id, ending: 'hungUp', atMs: Date.now() })
      }
      whenConnected(() => sessions.get(id)?.terminate())
    },
    setMuted: (id, is) => sessions.get(id)?.[is ? 'mute' : 'unmute']({ audio: true }),
    setHeld: (id, is) =>
      whenConnected(() => {
        established(id)?.[is ? 'hold' : 'unhold']()
        if (!is) holdOthers(id)
      }),
    sendKey: (id, key) => sendKey(sessions.get(id), key, () => emit({ kind: 'key', id, key })),
    transfer: (id, to) => whenConnected(() => transferNow(id, to)),
    answerReferral: (id, accepts) => whenConnected(() => calls.answerReferral(id, accepts)),
    setDoNotDisturb(is) {
      calls.setDoNotDisturb(is)
      emit({ kind: 'doNotDisturb', is })
    },
    goOn(left) {
      line.whenRegistered(() => {
        for (const { call, dialog } of left)
          calls.goOnWith(call, () => void ua.call(address(call.party), { ...media(), extraHeaders: replacing(dialog) }))
      })
    },
    leave(left) {
      beStill()
      return left.flatMap((call) => {
        const dialog = dialogs.get(call.id)
        if (call.stage === 'talking' && dialog) return { call, dialog }
        sessions.get(call.id)?.terminate()
        return []
      })
    },
    stop() {
      beStill()
      ua.stop()
    },
  }
}

/** How long a key sounds, and how long nothing does after it, in milliseconds: menus miss shorter ones. */
const [TONE_MS, GAP_MS] = [160, 80]

/**
 * Presses a key: in the sound (RFC 4733) where both sides have agreed on that, as carriers want it, by INFO elsewhere; also before somebody answers, where
 * menus of toll-free numbers speak already. `say` hears that it went out in the sound; of an INFO its answer says it.
 */
function sendKey(session: RTCSession | undefined, key: string, say: () => void): void {
  const sender = session?.connection?.getSenders().find(({ dtmf }) => dtmf?.canInsertDTMF)?.dtmf
  if (sender) {
    sender.insertDTMF(sender.toneBuffer + key, TONE_MS, GAP_MS)
    say()
  } else if (session?.isEstablished()) session.sendDTMF(key)
}

/** Transfers a call to an address, or to the other side of another call; `say` hears that it began, and how it failed. */
function refer(
  session: RTCSession,
  to: string,
  replaces: RTCSession | undefined,
  say: (ending?: ReturnType<typeof endingOfStatus>) => void,
): void {
  say()
  session.refer(to, {
    ...(replaces && { replaces }),
    eventHandlers: {
      accepted: () => session.terminate(),
      failed: ({ status_line }: ReferFailed) => say(endingOfStatus(status_line?.status_code)),
      requestFailed: () => say(endingOfStatus(undefined)),
    },
  })
}

/** What the other phone says of the call that it made for a transfer. */
interface ReferFailed {
  status_line?: { status_code: number }
}
