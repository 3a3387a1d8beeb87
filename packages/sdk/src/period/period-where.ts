import type { LooseWhere } from '../filter/filter.ts'
import type { PeriodRange } from './period.ts'

/** Condition that a timestamp lies in the period. */
export function periodWhere<Field extends string>(
  field: Field,
  { startsAt, endsAt }: PeriodRange,
): { readonly [F in Field]: { readonly between: readonly [string, string] } }
export function periodWhere(field: string, { startsAt, endsAt }: PeriodRange): LooseWhere {
  return { [field]: { between: [startsAt, endsAt] } }
}
