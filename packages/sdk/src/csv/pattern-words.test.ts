import * as schemas from '@lineboard/contract/zod'
import { expect, test } from 'vitest'
import { isObject } from '../filter/is-object.ts'
import { checkInput } from './input-schema.ts'

const inputs = Object.entries(schemas).filter(([name]) => name.endsWith('Input'))

const defOf = (schema: unknown): Record<string, unknown> => {
  const { def } = Object(Object(schema)._zod)
  return isObject(def) ? def : {}
}

/** The patterns that a schema holds its texts against, by field. */
function patternsOf(schema: unknown, field = ''): { field: string; pattern: RegExp }[] {
  const { innerType, shape, checks } = defOf(schema)
  const own = (Array.isArray(checks) ? checks : []).flatMap((check) => {
    const { format, pattern } = defOf(check)
    return format === 'regex' && pattern instanceof RegExp ? [{ field, pattern }] : []
  })
  const within = Object.entries(isObject(shape) ? shape : {}).flatMap(([name, inner]) => patternsOf(inner, name))
  return [...own, ...within, ...(innerType ? patternsOf(innerType, field) : [])]
}

const fields = inputs.flatMap(([name, schema]) => patternsOf(schema).map((each) => ({ name, schema, ...each })))

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
