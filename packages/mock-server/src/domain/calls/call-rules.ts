import { randomUUID } from 'node:crypto'
import { cameIn, isInProgress, isMissed } from '@lineboard/contract/call-result'
import type { FieldIssue } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { chargeAfter, settleCharge } from '../billing/wallet/call-charges.ts'
import { linkIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'

type CallLog = Row<'CallLog'>
type Handling = { [Field in 'handling' | 'handledBy' | 'handledAt']: CallLog[Field] | undefined }

/** What of a call tells how it ended. */
type Ended = Pick<CallLog, 'direction' | 'status' | 'endedAt'> & Partial<Pick<CallLog, 'startedAt' | 'talkSeconds'>>

/** Whether somebody is to call back: the call was missed, or the caller left a message. */
export const needsFollowUp = (call: Ended, nowMs: number): boolean =>
  isMissed(call, nowMs) || (call.status === 'voicemail' && cameIn(call) && !isInProgress(call, nowMs))

/** Whether a call reaches who called before: it was answered, or went out. */
export const reachesCaller = ({ direction, status, endedAt }: Ended): boolean =>
  endedAt !== undefined && (direction === 'outbound' || status === 'answered')

/** Numbers of who is spoken to. Going out, that is who is called, wherever a server writes it. */
const reachedNumbers = ({ direction, callerNumber, receivingNumber }: CallLog): string[] =>
  [callerNumber, direction === 'outbound' ? receivingNumber : undefined].filter(
    (number): number is string => number !== undefined && number !== 'anonymous',
  )

/** The first call that reached the caller of this one after it. */
function laterReach(store: Store, { customerId, callerNumber, startedAt }: CallLog): CallLog | undefined {
  if (callerNumber === 'anonymous') return undefined
  const calls = store.table('CallLog')
  const outbound = calls.by('receivingNumber', callerNumber).filter(({ direction }) => direction === 'outbound')
  return [...calls.by('callerNumber', callerNumber), ...outbound]
    .filter((call) => call.customerId === customerId && call.startedAt > startedAt && reachesCaller(call))
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))[0]
}

/** What a call that is over changes of the ones before it: those of the same number have been called back. */
function settleEarlier(store: Store, call: CallLog): void {
  if (!reachesCaller(call)) return
  const calls = store.table('CallLog')
  for (const number of reachedNumbers(call)) {
    for (const { id, customerId, startedAt, handling } of [...calls.by('callerNumber', number)]) {
      if (handling !== 'open' || customerId !== call.customerId || startedAt >= call.startedAt) continue
      calls.patch(id, { handling: 'called_back', handledAt: call.startedAt })
    }
  }
}

interface Change {
  before: CallLog | undefined
  userId: number
  now: Date
}

/** What is kept of the handling of a call that was saved: who changed it, and when, is the server's to say. */
function handlingOf(store: Store, call: CallLog, { before, userId, now }: Change): Handling {
  if (!needsFollowUp(call, now.getTime())) return { handling: undefined, handledBy: undefined, handledAt: undefined }
  const { handling = 'open' } = call
  if (before?.handling === handling) return { handling, handledBy: before.handledBy, handledAt: before.handledAt }
  if (handling !== 'open') return { handling, handledBy: userId || undefined, handledAt: now.toISOString() }
  // Whoever opens a call again wants it open; of one that is brought in afterwards a later one may have reached the caller.
  const later = before ? undefined : laterReach(store, call)
  return later
    ? { handling: 'called_back', handledBy: undefined, handledAt: later.startedAt }
    : { handling, handledBy: undefined, handledAt: undefined }
}

/** Lets a simulated call that is over wait for somebody, or settle the ones before it. */
export function finishHandling(store: Store, call: CallLog): void {
  // Its end is noted: no moment changes what it is.
  if (needsFollowUp(call, Date.parse(call.startedAt))) store.table('CallLog').patch(call.id, { handling: 'open' })
  else settleEarlier(store, call)
}

/** Calls: what a call brought in by hand gets, that its times make sense, and that what was charged stays so. */
export const callLogRules: ModelRules<'CallLog'> = {
  defaults(input, { store, now, principal }) {
    const startedAt = input.startedAt ?? now().toISOString()
    const { callerNumber = '', customerId = principal.customerId } = input
    const calledBefore = store.table('CallLog').findOne({ customerId, callerNumber, startedAt: { lt: startedAt } })
    return {
      callId: `${randomUUID()}@import.lineboard.example`,
      ringSeconds: 0,
      talkSeconds: 0,
      charge: 0,
      currency: 'USD',
      firstTimeCaller: callerNumber !== 'anonymous' && calledBefore === undefined,
      metrics: startedAt,
    }
  },

  check(row, { store, now }, before) {
    const issues: FieldIssue[] = []
    for (const field of ['answeredAt', 'endedAt'] as const) {
      const at = row[field]
      if (at === undefined || at >= row.startedAt) continue
      issues.push({ field, code: 'date.min', message: 'is before the start of the call', value: at })
    }
    if (row.handling !== undefined && row.handling !== before?.handling && !needsFollowUp(row, now().getTime())) {
      const message = 'is only for a call that came in, is over, and that nobody answered'
      issues.push({ field: 'handling', code: 'inclusion', message, value: row.handling })
    }
    const isMoved = row.customerId !== before?.customerId
    const links = [
      ['caller_contactId', 'PhoneBook', 'contact'],
      ['trackingSourceId', 'TrackingSource', 'source'],
      ['sip_gatewayId', 'SipGateway', 'gateway'],
    ] as const
    for (const [field, model, name] of links) {
      if (isMoved || row[field] !== before?.[field]) issues.push(...linkIssues(store, row, field, model, name))
    }
    return issues
  },

  saved(row, { store, principal, now }, before) {
    const charge = before && chargeAfter(store, before, row)
    const handling = handlingOf(store, row, { before, userId: principal.userId, now: now() })
    store.table('CallLog').patch(row.id, { ...charge, ...handling })
    settleEarlier(store, row)
  },

  gone: (row, store) => settleCharge(store, row),
}
