import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isOptional, isRequired } from './is-required.ts'

const schema = z.object({
  name: z.string(),
  note: z.optional(z.string()),
  address: z.optional(z.object({ city: z.string() })),
  place: z.object({ city: z.string(), zip: z.optional(z.string()) }),
})

it.each([
  ['name', true],
  ['note', false],
  ['unknown', false],
  ['address', false],
  ['address.city', false],
  ['place.city', true],
  ['place.zip', false],
  ['name.first', false],
])('%s: %s', (path, expected) => {
  expect(isRequired(schema, path)).toBe(expected)
})

it.each([
  ['name', false],
  ['note', true],
  ['unknown', false],
  ['address.city', true],
  ['place.zip', true],
  ['name.first', false],
])('%s may be left out: %s', (path, expected) => {
  expect(isOptional(schema, path)).toBe(expected)
})
