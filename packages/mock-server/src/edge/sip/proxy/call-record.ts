import { CallLogCallIdMaxLength } from '@lineboard/contract/limits'
import { finishHandling } from '../../../domain/calls/call-rules.ts'
import { realm } from '../../../domain/users/secrets.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import type { World } from '../../../world/world.ts'

/** A call that somebody makes by softphone. */
export interface PlacedCall {
  callId: string
  caller: Row<'DashUser'>
  /** Who is called: a username, or a number in E.164 form. */
  called: string
}

/** What is kept of a call while it goes on, and of what became of it. */
export interface CallRecord {
  /** It was answered now. */
  answered(): void
  /** It is over now. `status` is what the network answered, where nobody took it. Whatever comes later changes nothing. */
  ended(status?: number): void
}

/** What a refusal makes of a call. */
function refusedStatus(status: number | undefined): Row<'CallLog'>['status'] {
  if (status === 486 || status === 600 || status === 603) return 'busy'
  return status === 480 || status === 487 || status === 408 || status === undefined ? 'missed' : 'failed'
}

/** Writes a call into the call log and among the dialogs. Rows that are deleted meanwhile stay so. */
export function recordCall({ store, clock }: World, { callId, caller, called }: PlacedCall): CallRecord {
  const { username, customerId } = caller
  const startMs = clock.now().getTime()
  const startedAt = new Date(startMs).toISOString()
  let answeredMs: number | undefined
  let isOver = false
  const log = store.table('CallLog').insert({
    callId: callId.slice(0, CallLogCallIdMaxLength),
    customerId,
    direction: 'outbound',
    status: 'missed',
    startedAt,
    ringSeconds: 0,
    talkSeconds: 0,
    callerNumber: username.slice(0, 40),
    trackingNumber: called.slice(0, 40),
    receivingNumber: called.slice(0, 40),
    charge: 0,
    currency: 'USD',
    firstTimeCaller: false,
    metrics: startedAt,
  })
  const dialogs = store.table('Dialog')
  const dialog = dialogs.insert({
    callId,
    fromUri: `sip:${username}@${realm}`,
    toUri: `sip:${called}@${realm}`,
    state: 'early',
    startedAt,
    durationSeconds: 0,
    customerId,
  })
  const calls = store.table('CallLog')
  // Of rows that were put back meanwhile another one may have its id.
  const isThere = () => calls.get(log.id)?.callId === log.callId
  const seconds = (ms: number) => Math.max(0, Math.floor(ms / 1000))
  return {
    answered() {
      if (isOver || answeredMs !== undefined) return
      answeredMs = clock.now().getTime()
      const ringSeconds = seconds(answeredMs - startMs)
      const answeredAt = new Date(startMs + ringSeconds * 1000).toISOString()
      if (isThere()) calls.patch(log.id, { status: 'answered', ringSeconds, answeredAt })
      if (dialogs.get(dialog.id)?.callId === callId) dialogs.patch(dialog.id, { state: 'confirmed' })
    },
    ended(status) {
      if (isOver) return
      isOver = true
      if (dialogs.get(dialog.id)?.callId === callId) dialogs.delete(dialog.id)
      if (!isThere()) return
      const ringSeconds = seconds((answeredMs ?? clock.now().getTime()) - startMs)
      const talkSeconds = answeredMs === undefined ? 0 : seconds(clock.now().getTime() - answeredMs)
      const endedAt = new Date(startMs + (ringSeconds + talkSeconds) * 1000).toISOString()
      const refused = answeredMs === undefined ? { status: refusedStatus(status) } : {}
      finishHandling(store, calls.patch(log.id, { ...refused, ringSeconds, talkSeconds, endedAt }))
    },
  }
}
