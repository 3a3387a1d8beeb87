import type { TimeText } from '../filter/filter.ts'
import type { PeriodRange } from './period.ts'

type Within<Field extends string> = { readonly [F in Field]: { readonly between: readonly [TimeText, TimeText] } }

/** Condition that a timestamp lies in the period. */
export function periodWhere<Field extends string>(field: Field, { startsAt, endsAt }: PeriodRange): Within<Field> {
  const where: Readonly<Record<string, unknown>> = { [field]: { between: [startsAt, endsAt] } }
  // The compiler takes a computed key for any text; the ends of a period are written by `toISOString()`.
  return where as Within<Field>
}
