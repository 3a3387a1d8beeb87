import { contractDocument, type Schema } from '@lineboard/contract/document'
import { createMockServer } from '@lineboard/mock-server'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createLineboard } from '../client/client.ts'
import { createTransport } from '../transport/transport.ts'
import { merge } from '../writes/merge.ts'
import { answerValues, asStored } from './answer-values.ts'
import { operationEntries } from './operation-entries.ts'

let answers: ReadonlyArray<readonly [id: string, rows: readonly unknown[]]>
beforeAll(async () => {
  const server = await createMockServer({ size: { callLogs: 30 } })
  const api = createLineboard({ baseUrl: server.apiUrl })
  const { id } = await api.signIn({ username: 'super', password: 'Lineboard1!' })
  const lists = operationEntries().filter(
    ({ shape, path, method }) => shape === 'list' && method === 'GET' && !path.includes('{'),
  )
  answers = await Promise.all(
    lists.map(async ({ id: operation, path }) => {
      const answer = await fetch(`${server.apiUrl}${path}?access_token=${id}`)
      const rows: unknown = await answer.json()
      return [operation, Array.isArray(rows) ? rows.slice(0, 5) : []] as const
    }),
  )
  await server.close()
})

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer as a database writes it: what is not there is null, and so is each field that `isGone` says. */
function inDatabase(value: unknown, isGone: () => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => inDatabase(item, isGone))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isGone() ? null : inDatabase(inner, isGone)]),
  )
}

/** The same without what is null, wherever it stands but in what people keep as they like. */
function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull)
  if (!isFields(value)) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== null)
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, ['definition', 'payload', 'row'].includes(name) ? inner : withoutNull(inner)]),
  )
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('rows of all lists are read without the nulls of a database, and as they are where they have none', () => {
  expect(answers.length).toBeGreaterThan(25)
  for (const [operation, rows] of answers) {
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), (stream) => {
        const stored = inDatabase(rows, () => stream.next().value === true)
        expect(plain(answerValues(stored, JSON.stringify(stored), operation)), operation).toEqual(
          plain(withoutNull(stored)),
        )
      }),
      { numRuns: 10 },
    )
    expect(plain(answerValues(rows, JSON.stringify(rows), operation)), operation).toEqual(plain(withoutNull(rows)))
  }
})

/** An answer of a schema with everything in it, as the contract has it and as a driver writes it that has text for numbers. */
function bothOf(schema: Schema, levels = 6): { meant: unknown; sent: unknown } {
  const { $ref, oneOf, type, properties = {}, items = {} } = schema
  if ($ref !== undefined) return bothOf(contractDocument.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, levels)
  if (oneOf) return bothOf(oneOf[0] ?? {}, levels)
  const kind = [type].flat()[0]
  if (kind === 'integer') return { meant: 7, sent: '7' }
  if (kind === 'number') return { meant: -12.5, sent: '-12.5000' }
  // What is text stays text, whatever it looks like.
  if (kind === 'string') return { meant: '7', sent: '7' }
  if (kind === 'boolean' || levels === 0) return { meant: true, sent: true }
  if (kind === 'array') {
    const { meant, sent } = bothOf(items, levels)
    // A list of numbers is JSON in its column, which keeps them.
    return { meant: [meant], sent: [typeof meant === 'number' ? meant : sent] }
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const both = bothOf(field, levels - 1)
    // A field that is yes or no is a number where the database has no other type for it.
    return [name, field.type === 'boolean' ? { ...both, sent: 1 } : both] as const
  })
  return {
    meant: Object.fromEntries(fields.map(([name, { meant }]) => [name, meant])),
    sent: Object.fromEntries(fields.map(([name, { sent }]) => [name, sent])),
  }
}

const answered = contractDocument.operations.flatMap(({ id, answers }) => {
  const schema = answers['200']?.content['application/json']
  return schema ? [[id, schema] as const] : []
})

test('numbers that a driver writes as text are numbers in the answers of every operation, yes and no are no numbers, and texts stay texts', () => {
  expect(answered.length).toBeGreaterThan(200)
  for (const [id, schema] of answered) {
    const { meant, sent } = bothOf(schema)
    expect(answerValues(sent, JSON.stringify(sent), id), id).toEqual(meant)
  }
})

test.each(['007', '1e3', '0x10', ' 7', '7.', '+7', '', '9007199254740993'])(
  '%j is no number that a driver writes, or would lose digits as one: it stays as it is',
  (text) => {
    const sent = [{ customerId: text, serviceProviderId: '1' }]
    expect(answerValues(sent, JSON.stringify(sent), 'Customer.find')).toEqual([
      { customerId: text, serviceProviderId: 1 },
    ])
  },
)

test.each([
  ['1.2500', 1.25],
  ['0.0700', 0.07],
  // Averages of a database have more places than a number, and mean the same.
  ['3.33333333333333333333', 10 / 3],
  ['123456789012.3456', 123_456_789_012.3456],
  ['1234567890123456.78', '1234567890123456.78'],
])('the decimal %j is %j: one whose places a number would not keep stays text', (charge, expected) => {
  const sent = [{ charge }]
  expect(answerValues(sent, JSON.stringify(sent), 'CallLog.find')).toEqual([{ charge: expected }])
})

test.each([
  [0, false],
  ['0', false],
  [1, true],
  ['1', true],
  [true, true],
  [2, 2],
  ['no', 'no'],
])('%j is %j where a gateway is enabled or not, and 0 and 1 are numbers elsewhere', (enabled, expected) => {
  const sent = [{ id: 1, port: 0, enabled }]
  for (const spaces of [0, 2])
    expect(answerValues(sent, JSON.stringify(sent, null, spaces), 'SipGateway.find')).toEqual([
      { id: 1, port: 0, enabled: expected },
    ])
})

/** Names of the fields that are times in what the contract answers, and of those that are other texts. */
function textFields(): { times: Set<string>; others: Set<string> } {
  const found = { times: new Set<string>(), others: new Set<string>() }
  const walk = ({ $ref, oneOf, properties = {}, items }: Schema, seen: readonly string[]): void => {
    const name = $ref?.split('/').at(-1)
    if (name && !seen.includes(name)) walk(contractDocument.components.schemas[name] ?? {}, [...seen, name])
    for (const each of [...(oneOf ?? []), ...(items ? [items] : [])]) walk(each, seen)
    for (const [field, schema] of Object.entries(properties)) {
      if ([schema.type].flat()[0] === 'string') found[schema.format === 'date-time' ? 'times' : 'others'].add(field)
      walk(schema, seen)
    }
  }
  for (const [, schema] of answered) walk(schema, [])
  return found
}

test('a time that a driver writes without a zone is one of UTC, of every field that is a time, and of no other', () => {
  const { times, others } = textFields()
  expect([times.size > 20, others.size > 100]).toEqual([true, true])
  const bare = '2026-08-31 12:03:57'
  for (const [name, wanted] of [
    ...[...times].map((field) => [field, '2026-08-31T12:03:57Z'] as const),
    ...[...others].filter((field) => !times.has(field)).map((field) => [field, bare] as const),
  ]) {
    const sent = [{ [name]: bare }]
    expect(answerValues(sent, JSON.stringify(sent), 'CallLog.find'), name).toEqual([{ [name]: wanted }])
  }
})

test.each([
  ['2026-08-31T12:03:57.250', '2026-08-31T12:03:57.250Z'],
  ['2026-08-31 12:03', '2026-08-31T12:03Z'],
  ['2026-08-31T12:03:57.000Z', '2026-08-31T12:03:57.000Z'],
  ['2026-08-31T12:03:57+02:00', '2026-08-31T12:03:57+02:00'],
  ['2026-08-31', '2026-08-31'],
])('the time %s is %s', (createdAt, expected) => {
  const sent = { createdAt }
  expect(answerValues(sent, JSON.stringify(sent), 'Customer.findById')).toEqual({ createdAt: expected })
})

test('a field may be called what every object has', () => {
  const sent = { constructor: '1', toString: '2', valueOf: null, customerId: '3' }
  const json = JSON.stringify(sent)
  expect(plain(answerValues(JSON.parse(json), json, 'Customer.findById'))).toEqual({
    constructor: '1',
    toString: '2',
    customerId: 3,
  })
})

test('a count is one, as text too', async () => {
  const fetch = async () => new Response('{"count":"12"}')
  const api = createLineboard({ baseUrl: 'http://core.example/api/v1', fetch })
  expect(await api.Customer.count({})).toEqual({ count: 12 })
})

test('what is nested beyond any contract is left as it is', () => {
  const deep = `${'{"a":'.repeat(5000)}null${'}'.repeat(5000)}`
  expect(answerValues(JSON.parse(deep), deep, 'Ivr.find')).toBeDefined()
})

test('a row is put back as it was, at every level, with spaces or without, copied or not', () => {
  const sent = { id: 1, note: null, name: 'null', address: { city: null, zip: '1' }, targets: [{ label: null }, null] }
  for (const spaces of [0, 2]) {
    const json = JSON.stringify(sent, null, spaces)
    const row = Object(answerValues(JSON.parse(json), json, 'Ivr.findById'))
    expect(plain(row)).toEqual({ id: 1, name: 'null', address: { zip: '1' }, targets: [{}, null] })
    expect(asStored({ ...row })).toEqual(sent)
  }
  expect(asStored({ id: 1 })).toEqual({ id: 1 })
})

test('a row that is put back whole says null where there was nothing, known to the contract or not', async () => {
  const stored = { id: 7, name: 'Rent', description: null, legacy: null, status: 'draft' }
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    if (request.method === 'GET') return new Response(JSON.stringify([stored]))
    sent.push(await request.json())
    return new Response(JSON.stringify(stored))
  }
  const api = createLineboard({ baseUrl: 'http://core.example/api/v1', fetch })
  await merge(api.Ivr, 7, { name: 'Rental' })
  expect(sent).toEqual([{ ...stored, name: 'Rental' }])
})

test.each(
  operationEntries()
    .filter(({ shape }) => shape === 'bare')
    .map(({ id }) => id),
)('%s is done when a server answers nothing', async (id) => {
  const entry = operationEntries().find((each) => each.id === id)
  if (!entry) throw new Error(`There is no ${id}`)
  const fetch = async () => new Response(null, { status: 204 })
  const transport = createTransport({ baseUrl: 'http://core.example/api/v1', fetch })
  expect((await transport.call(entry, { id: 1, body: {} }, {})).data).toEqual({})
})

test('an answer that only the server can give is awaited', () => {
  const bare = operationEntries().filter(({ shape }) => shape === 'bare')
  expect(bare.length).toBeGreaterThan(15)
  expect(bare.filter(({ id }) => /authenticate|impersonate|[iI]ntent$|^ApiKey/.test(id))).toEqual([])
})
