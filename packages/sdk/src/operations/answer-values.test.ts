import { createMockServer } from '@lineboard/mock-server'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createLineboard } from '../client.ts'
import { merge } from '../writes/merge.ts'
import { answerValues, asStored } from './answer-values.ts'
import { operationEntries } from './operation-entries.ts'
import { createTransport } from './transport.ts'

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
        expect(plain(answerValues(stored, JSON.stringify(stored))), operation).toEqual(plain(withoutNull(stored)))
      }),
      { numRuns: 10 },
    )
    expect(plain(answerValues(rows, JSON.stringify(rows))), operation).toEqual(plain(withoutNull(rows)))
  }
})

test('figures that a driver sums as text are numbers, and texts that look like one stay texts', () => {
  const sent = {
    byTrackingSource: [{ key: '3', calls: 12, charge: '12.50' }],
    subtotal: '-0.5',
    number: '2125550107',
    amount: '12.50',
  }
  expect(answerValues(sent, JSON.stringify(sent))).toEqual({
    byTrackingSource: [{ key: '3', calls: 12, charge: 12.5 }],
    subtotal: -0.5,
    number: '2125550107',
    amount: '12.50',
  })
})

test('what is nested beyond any contract is left as it is', () => {
  const deep = `${'{"a":'.repeat(5000)}null${'}'.repeat(5000)}`
  expect(answerValues(JSON.parse(deep), deep)).toBeDefined()
})

test('a row is put back as it was, at every level, with spaces or without, copied or not', () => {
  const sent = { id: 1, note: null, name: 'null', address: { city: null, zip: '1' }, targets: [{ label: null }, null] }
  for (const spaces of [0, 2]) {
    const json = JSON.stringify(sent, null, spaces)
    const row = Object(answerValues(JSON.parse(json), json))
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
