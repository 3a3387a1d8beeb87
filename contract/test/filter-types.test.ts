import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import openapiTS, { astToString } from 'openapi-typescript'
import { describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/bundle.mjs'
import { listOperations } from '../scripts/operation-table.mjs'
import type { ParameterNode } from '../src/public/openapi-document.ts'
import { publicDocument } from '../src/public/public-document.ts'

const spec = await bundleContract()
const typed = publicDocument(spec)
const untyped = spec.components.parameters ?? {}
const named = ({ $ref = '', ...own }: ParameterNode) => untyped[$ref.split('/').at(-1) ?? ''] ?? own

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', components: typed.components })
const validatorOf = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` })

/** Every parameter that holds a filter, with the name of its type. */
const filters = listOperations(spec).flatMap(({ id, operation }) =>
  (operation.parameters ?? []).flatMap((parameter) => {
    const { 'x-filter-schema': part, name } = named(parameter)
    return part ? [{ id, name, type: `${operation['x-loopback']?.model}${part}` }] : []
  }),
)
const operations = new Map(listOperations(typed).map(({ id, operation }) => [id, operation]))

describe('types of filters', () => {
  test('knows the rows of each', () => {
    expect(filters.length).toBeGreaterThan(80)
    expect(filters.filter(({ type }) => type.startsWith('undefined'))).toEqual([])
  })

  test.each(filters)('$id takes a $type, and its example is one', ({ id, name, type }) => {
    const parameter = operations.get(id)?.parameters?.find((each) => each.name === name)
    const { schema, example } = parameter?.content?.['application/json'] ?? {}
    expect(parameter?.schema).toBeUndefined()
    expect(schema).toEqual({ $ref: `#/components/schemas/${type}` })
    const validate = validatorOf(type)
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true)
  })

  test.each([
    ['the value by itself', { where: { status: 'missed' } }, true],
    ['null', { where: { receivingNumber: null } }, true],
    ['operators of a text', { where: { callerNumber: { like: '%212%' } }, order: ['startedAt DESC'] }, true],
    ['operators of an enumeration', { where: { status: { inq: ['missed', 'voicemail'] } } }, true],
    ['nested conditions', { where: { or: [{ id: 1 }, { and: [{ talkSeconds: { between: [1, 2] } }] }] } }, true],
    ['relations', { include: ['Customer'], fields: ['id'] }, true],
    ['an operator that is none', { where: { callerNumber: { contains: '212' } } }, false],
    ['a value that the enumeration has not', { where: { status: 'mised' } }, false],
    ['half a span', { where: { talkSeconds: { between: [1] } } }, false],
    ['an order by no field', { order: ['startdAt'] }, false],
    ['a relation of another entity', { include: ['Ivr'] }, false],
    ['fewer than no rows', { limit: -1 }, false],
  ])('a filter of calls with %s', (_, filter, isOne) => {
    expect(validatorOf('CallLogFilter')(filter)).toBe(isOne)
  })

  test('what our own programs read stays as it was', () => {
    expect(spec.components.schemas).not.toHaveProperty('CallLogFilter')
    expect(Object.keys(untyped)).toContain('filter')
  })
})

describe('generators', () => {
  test('openapi-typescript has the types', async () => {
    const text = astToString(await openapiTS(structuredClone(typed) as never))
    expect(text).toMatch(/CallLogFilter: \{\s+where\?: components\["schemas"\]\["CallLogWhere"\]/)
    expect(text).toMatch(/TextCondition: string \| null \| components\["schemas"\]\["TextOperators"\]/)
  })

  test('hey-api types the parameters', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lineboard-'))
    const logs = { level: 'silent', file: false } as const
    await createClient({ input: typed as never, output: folder, plugins: ['@hey-api/typescript'], logs })
    const text = readFileSync(join(folder, 'types.gen.ts'), 'utf8')
    rmSync(folder, { recursive: true })
    expect(text).toMatch(/type CallLogFindData = \{[^}]*filter\?: CallLogFilter;/)
    expect(text).toMatch(/type CallLogDeleteAllData = \{[^}]*where: CallLogWhere;/)
    expect(text).toMatch(/type TextCondition = string \| null \| TextOperators;/)
  })
})
