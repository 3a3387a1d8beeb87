import { randomUUID } from 'node:crypto'
import type { FieldIssue } from '../errors/loopback-error.ts'
import { chargeAfter, settleCharge } from '../payments/settled-charges.ts'
import { linkIssues } from './checks.ts'
import type { ModelRules } from './types.ts'

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

  saved(row, { store }, before) {
    const charge = before && chargeAfter(store, before, row)
    if (charge) store.table('CallLog').patch(row.id, charge)
  },

  gone: (row, store) => settleCharge(store, row),
}
