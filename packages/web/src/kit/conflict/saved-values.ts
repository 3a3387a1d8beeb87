import { type Form, schemaOf } from '../define-form.ts'
import type { Sides } from '../form-draft.ts'
import { dropBlank } from '../rows/typed-values.ts'

/** What of a row a save sends back: the fields of the schema, without the empty ones. */
export function bodyOfRow(form: Form, row: object): object {
  const known = new Set(Object.keys(schemaOf(form, row).shape))
  return dropBlank(Object.fromEntries(Object.entries(row).filter(([key]) => known.has(key))))
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Of the values in a form those that are saved by calls of their own, in the parts that they are compared by. */
export const apartOf = ({ savedApart = [], draft }: Form, values: object): object =>
  Object.fromEntries(
    savedApart.map((name) => {
      const value: unknown = Reflect.get(values, name)
      return [name, draft?.parts[name]?.split(listOf(value)) ?? value]
    }),
  )

/** A value as the form has it, of one that was compared; `values` of all three sides. */
export function joined({ draft }: Form, name: string, compared: unknown, values: Record<keyof Sides, object>) {
  const sideOf = (side: keyof Sides) => listOf(Reflect.get(values[side], name))
  const own = draft?.parts[name]
  if (!own) return compared ?? null
  return own.join(Object(compared), { loaded: sideOf('loaded'), theirs: sideOf('theirs'), mine: sideOf('mine') })
}

/** All of a row that saving its form writes. */
export const savedOf = (form: Form, row: object): object => ({
  ...bodyOfRow(form, row),
  ...apartOf(form, form.toValues(row)),
})
