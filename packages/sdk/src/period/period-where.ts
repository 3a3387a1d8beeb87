import type { PeriodRange } from './period.ts'

type Within<Field extends string> = { readonly [F in Field]: { readonly between: readonly [string, string] } }

/** Condition that a timestamp lies in the period. */
export function periodWhere<Field extends string>(field: Field, { startsAt, endsAt }: PeriodRange): Within<Field> {
  const where: Readonly<Record<string, unknown>> = { [field]: { between: [startsAt, endsAt] } }
  // The compiler takes a computed key for any text.
  return where as Within<Field>
}
