import type { ModelShape } from '../src/shapes.ts'

/** A value of each kind of field, another one for another number, as JSON has it. */
const values: Readonly<Record<string, (number: number) => unknown>> = {
  integer: (number) => number,
  number: (number) => number + 0.25,
  boolean: (number) => number % 2 === 1,
  string: (number) => `text ${number}`,
  date: (number) => `2026-01-0${number}`,
  'date-time': (number) => `2026-01-0${number}T10:20:30.000Z`,
  array: (number) => [{ at: number, within: { list: [number] } }],
  object: (number) => ({ isOn: true, amountUsd: number + 0.5, within: { list: [number] } }),
}

/** A row that has a value for every field of its model, its id always 1. */
export function rowWithEveryField(
  { name, fields }: ModelShape,
  number: number,
): { id: number } & Record<string, unknown> {
  const row = Object.entries(fields).map(([field, kind]) => {
    const value = values[kind]
    if (!value) throw new Error(`${name}.${field}: there is no value of the kind ${kind}; add one`)
    return [field, value(number)]
  })
  return { ...Object.fromEntries(row), id: 1 }
}
