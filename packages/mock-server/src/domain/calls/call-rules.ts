import { randomUUID } from 'node:crypto'
import type { components } from '@lineboard/contract'
import type { FieldIssue } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/models.ts'
import { chargeAfter, settleCharge } from '../billing/wallet/call-charges.ts'
import { linkIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'
import { handlingOf, settleEarlier, waits } from './handling.ts'

type CallLeg = components['schemas']['CallLeg']

/** What happened to a call, told from its times: it rang, then people talked or a message was left. */
export function legsOf(call: Row<'CallLog'>): CallLeg[] {
  if (call.legs) return call.legs
  const { status, startedAt, ringSeconds, talkSeconds, receivingNumber, routingAddress } = call
  const target = receivingNumber ?? routingAddress
  const at = target === undefined ? {} : { target }
  const ring: CallLeg = { kind: 'ring', ...at, startedAt, durationSeconds: ringSeconds }
  if (talkSeconds === 0) return ringSeconds === 0 ? [] : [ring]
  const answeredAt = call.answeredAt ?? new Date(Date.parse(startedAt) + ringSeconds * 1000).toISOString()
  const kind = status === 'voicemail' ? 'voicemail' : 'talk'
  return [ring, { kind, ...at, startedAt: answeredAt, durationSeconds: talkSeconds }]
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

  check(row, { store }, before) {
    const issues: FieldIssue[] = []
    for (const field of ['answeredAt', 'endedAt'] as const) {
      const at = row[field]
      if (at === undefined || at >= row.startedAt) continue
      issues.push({ field, code: 'date.min', message: 'is before the start of the call', value: at })
    }
    if (row.handling !== undefined && row.handling !== before?.handling && !waits(row)) {
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
