import type { Period } from '@lineboard/sdk'
import { instantsOf } from '../period/period-name.ts'

/**
 * The days of a period as billing has them: those of UTC, for everybody, by which calls are charged. So statement, invoice and call
 * charges are of the same moments in any time zone.
 */
export function billingDays(period: Period) {
  const { first, last } = instantsOf(period)
  return { first, last, from: new Date(`${first}T00:00:00.000Z`), until: new Date(`${last}T23:59:59.999Z`) }
}
