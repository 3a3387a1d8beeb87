import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import type { MockServer } from '../../mock-server-options.ts'
import { readDraft, shapeOf, writeDraft } from './page/filter-draft.js'

interface Parameter {
  name: string
  content?: Record<string, { schema: object }>
}

let server: MockServer
let token: string
let lists: { id: string; path: string; shape: ReturnType<typeof shapeOf> }[]

beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 20 } })
  const { paths, components } = JSON.parse(await (await fetch(`${server.url}/docs/openapi.json`)).text())
  lists = Object.keys(paths).flatMap((path) => {
    const { operationId: id, parameters = [] } = paths[path].get ?? {}
    const filter = parameters.find(({ name, content }: Parameter) => name === 'filter' && content)
    const schema = filter?.content['application/json'].schema
    return schema ? [{ id, path, shape: shapeOf(schema, components.schemas) }] : []
  })
  const body = JSON.stringify({ username: 'super', password: 'Lineboard1!' })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${server.apiUrl}/DashUsers/authenticate`, { method: 'POST', headers, body })
  token = JSON.parse(await signedIn.text()).id
})
afterAll(() => server.close())

const samples: Readonly<Record<string, readonly string[]>> = {
  number: ['1.5', '2'],
  integer: ['1', '2'],
  boolean: ['true', 'false'],
  time: ['2026-01-02T03:04:05.000Z', '2026-02-03T04:05:06.000Z'],
  string: ['missed', '%a'],
}

function typed(operator: string, { kind = 'string', values }: { kind?: string; values?: readonly string[] }): string {
  const [one = '', two = one] = values ?? samples[kind] ?? []
  if (operator === 'none' || operator === 'some') return ''
  return ['inq', 'nin', 'between'].includes(operator) ? `${one}, ${two}` : one
}

test('every list is there, with fields, orders and operators by their kind', () => {
  expect(lists.length).toBeGreaterThan(40)
  for (const { id, shape } of lists) expect([id, shape.isFilter, shape.orders.length > 0]).toEqual([id, true, true])
  const { fields, relations } = lists.find(({ id }) => id === 'CallLog.find')?.shape ?? {}
  expect(fields?.status).toMatchObject({ kind: 'choice', values: expect.arrayContaining(['missed']) })
  expect(fields?.talkSeconds?.operators).toEqual(expect.arrayContaining(['eq', 'gt', 'between', 'none']))
  expect(fields?.firstTimeCaller?.operators).not.toContain('gt')
  expect(relations).toContain('Customer')
})

test('the server takes every operator of every field, every order and relation of each list', async () => {
  for (const { id, path, shape } of lists) {
    const conditions = Object.entries(shape.fields).flatMap(([field, known]) =>
      known.operators.map((operator) => ({ field, operator, value: typed(operator, known) })),
    )
    const order = shape.orders.map((field) => ({ field, way: 'DESC' }))
    // So many conditions that the address stays short.
    for (let at = 0; at < conditions.length; at += 20) {
      const some = conditions.slice(at, at + 20)
      for (const match of ['and', 'or']) {
        const draft = {
          match,
          conditions: some,
          order: order.slice(at / 2, at / 2 + 10),
          limit: '3',
          skip: '1',
          include: shape.relations,
        }
        const text = writeDraft(draft, shape)
        // One condition alone is all of them.
        const read = { ...draft, match: some.length > 1 ? match : 'and', limit: 3, skip: 1 }
        expect(readDraft(text, shape), id).toEqual(read)
        const address = `${server.apiUrl}${path}?filter=${encodeURIComponent(text)}&access_token=${token}`
        const response = await fetch(address.replace(/\{\w+\}/, '1'))
        expect([response.status, response.ok ? '' : await response.text()], `${id} ${text}`).toEqual([200, ''])
      }
    }
  }
})

describe('a draft', () => {
  const shapeOfCalls = () => lists.find(({ id }) => id === 'CallLog.find')?.shape ?? expect.fail('no list of calls')

  test('leaves out what has no whole value yet', () => {
    const draft = {
      match: 'and',
      conditions: [
        { field: 'talkSeconds', operator: 'between', value: '3' },
        { field: 'talkSeconds', operator: 'gt', value: '' },
        { field: 'startedAt', operator: 'gt', value: '2026-' },
        { field: 'status', operator: 'eq', value: 'missed' },
      ],
      order: [],
      limit: '',
      skip: '',
      include: [],
    }
    expect(writeDraft(draft, shapeOfCalls())).toBe('{"where":{"status":"missed"}}')
  })

  test.each([
    'no JSON',
    '{"where":{"or":[{"and":[{"id":1}]}]}}',
    '{"where":{"or":[{"id":1,"status":"missed"}]}}',
    '{"where":{"callerNumber":{"inq":["a,b"]}}}',
    '{"where":{"status":{"exists":true}}}',
    '{"include":"Nothing"}',
    '{"fields":["id"]}',
  ])('is none of a filter with more than it shows: %s', (text) => {
    expect(readDraft(text, shapeOfCalls())).toBeUndefined()
  })
})
