import * as schemas from '@lineboard/contract/zod'
import { expect, test } from 'vitest'
import { isObject } from '../filter/is-object.ts'
import { cellValue, checkInput, type InputSchema } from './input-schema.ts'

const inputs = Object.entries(schemas).flatMap(([name, schema]) =>
  name.endsWith('Input') ? [{ name, schema: schema as object as InputSchema<Record<string, unknown>> }] : [],
)

/** Cells that few fields take. */
const cells = ['', '\u00a7', 'nope', 'abc', '1,5', '1.5', '-1', '0', '1e400', '99999999999999999999', 'x'.repeat(5000)]
cells.push('2026-02-30', 'yesterday', 'true', '{}', '[]', '["a"]', '{"a":1}', 'null', 'a@', 'http:', '300.1.1.1')

function fieldsOf(schema: object): string[] {
  const shape: unknown = '_zod' in schema ? Reflect.get(Object(Object(schema._zod).def), 'shape') : undefined
  return isObject(shape) ? Object.keys(shape) : []
}

/** What is said of a field whose cell is that. */
function saidOf(schema: InputSchema<Record<string, unknown>>, field: string, cell: string): string[] {
  const value = cellValue(schema, field, cell)
  const found = checkInput(schema, value === undefined ? {} : { [field]: value }, 1)
  return Array.isArray(found) ? found.filter((each) => each.field.startsWith(field)).map(({ message }) => message) : []
}

test('there are rows to make', () => expect(inputs.length).toBeGreaterThan(20))

test.each(inputs)('what is wrong with a cell of $name is said in words of who fills in tables', ({ schema }) => {
  for (const field of fieldsOf(schema)) {
    for (const cell of cells) {
      for (const message of saidOf(schema, field, cell)) {
        expect(message, `${field}: ${cell.slice(0, 30)}`).toMatch(/^(A value is required|Must (be|have) )/)
        expect(message).not.toMatch(/expected|received|Infinity|NaN|[<>]=|\|/)
      }
    }
  }
})

const { zTrackingSourceInput: source, zCustomerInput: customer, zPhoneBookInput: contact } = schemas

test('an object of any keys is read from JSON, as one with keys of the contract is', () => {
  expect(
    saidOf(schemas.zSystemSettingInput as object as InputSchema<Record<string, unknown>>, 'payload', '{"a":1}'),
  ).toEqual([])
})

test.each([
  [source, 'monthlyCost', 'free', 'Must be a number, such as 12.5'],
  [source, 'monthlyCost', '1.234', 'Can be 1234 or 1.2340: write one of these'],
  [source, 'monthlyCost', "CHF 1'234.50", 'Must be in USD, not in CHF'],
  [source, 'monthlyCost', '-1', 'Must be at least 0'],
  [source, 'customerId', '1.5', 'Must be a whole number, such as 12'],
  [source, 'customerId', 'abc', 'Must be a whole number, such as 12'],
  [customer, 'accounting_type', 'later', 'Must be one of prepaid, postpaid'],
  [customer, 'billingEmail', 'a@', 'Must be an e-mail address, such as name@example.com'],
  [contact, 'blocked', 'maybe', 'Must be yes or no, or true or false'],
])('%#: %s %s', (schema, field, cell, message) => {
  expect(saidOf(schema as object as InputSchema<Record<string, unknown>>, field, cell)).toEqual([message])
})

const patternWordsInputs = Object.entries(schemas).filter(([name]) => name.endsWith('Input'))

const defOf = (schema: unknown): Record<string, unknown> => {
  const { def } = Object(Object(schema)._zod)
  return isObject(def) ? def : {}
}

/** The patterns that a schema checks it s texts against, by field. */
function patternsOf(schema: unknown, field = ''): { field: string; pattern: RegExp }[] {
  const { innerType, shape, checks } = defOf(schema)
  const own = (Array.isArray(checks) ? checks : []).flatMap((check) => {
    const { format, pattern } = defOf(check)
    return format === 'regex' && pattern instanceof RegExp ? [{ field, pattern }] : []
  })
  const within = Object.entries(isObject(shape) ? shape : {}).flatMap(([name, inner]) => patternsOf(inner, name))
  return [...own, ...within, ...(innerType ? patternsOf(innerType, field) : [])]
}

const fields = patternWordsInputs.flatMap(([name, schema]) =>
  patternsOf(schema).map((each) => ({ name, schema, ...each })),
)

test('what rows are made from is held against patterns', () => expect(fields.length).toBeGreaterThan(8))

test.each(fields)('$field of $name is asked for in words, and the example is right', ({ schema, field, pattern }) => {
  const value = { [field]: '\u00a7' }
  const found = checkInput<unknown>(schema as Parameters<typeof checkInput<unknown>>[0], value, 1)
  const messages = (Array.isArray(found) ? found : []).filter((each) => each.field === field)
  const said = messages.map(({ message }) => message).join('; ')
  expect(said).not.toMatch(/pattern|[\\^]/)
  const [, message = ''] = /(Must be .+?)(; |$)/.exec(said) ?? []
  const example = /(?:such as|one of) ([^ ]+?),?(?: |$)/.exec(message)?.[1]
  expect(example).toMatch(pattern)
})
