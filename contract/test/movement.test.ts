import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { describeMovement, type Movement, movementKinds, readMovement } from '../src/movement.ts'

const name = fc.string({ minLength: 1 }).filter((text) => !/[\n\r\u2028\u2029]/.test(text))
const values = fc.record({
  charge: name,
  day: fc.constantFrom('2026-05-22', '2027-01-01'),
  invoice: fc.constantFrom('LB-2026-00412'),
  product: fc.constantFrom('Basic, Monthly', 'Recording', 'Número extra'),
  paid: fc.constantFrom('KWD 7.500', 'JPY 1,500'),
  price: fc.constantFrom('KWD 2.250', 'JPY 900'),
  number: fc.constantFrom('+12125550114'),
  count: fc.constantFrom('2', '30'),
})

test.each(movementKinds)('what %s says is read back as it was written', (kind) => {
  fc.assert(
    fc.property(values, (all) => {
      const description = describeMovement(kind, all)
      const read = readMovement(description)
      expect(read?.kind).toBe(kind)
      expect(all).toMatchObject(read?.values ?? {})
      expect(writtenAgain(read)).toBe(description)
    }),
  )
})

const writtenAgain = (read: Movement | undefined) => read && describeMovement(read.kind, { ...blank, ...read.values })
const blank = { charge: '', day: '', invoice: '', product: '', paid: '', price: '', number: '', count: '' }

const examples = parse(readFileSync(new URL('../examples/payment-transaction.yaml', import.meta.url), 'utf8'))

/** All descriptions in a value, however deep. */
const descriptionsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'description' ? [inner] : descriptionsIn(inner)))
    : []

test.each(descriptionsIn(examples))('the example %j is described as movements are', (description) => {
  expect(readMovement(String(description))).toBeDefined()
})

test.each(['Performance, Monthly', 'Credits', '', 'Call charges'])('nothing is read into %j', (description) => {
  expect(readMovement(description)).toBeUndefined()
})
