import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCsv, readCsv } from '../src/csv/index.ts'
import { type SignedIn, startSignedIn } from './signed-in-client.ts'

let { server, api }: SignedIn = {} as SignedIn
beforeAll(async () => {
  ;({ server, api } = await startSignedIn())
})
afterAll(() => server.close())

const descriptions = ['Fax', 'fax', 'Zoo', undefined]
let added = 0
function source() {
  added += 1
  const description = descriptions[added % descriptions.length]
  return {
    name: `Source ${(added * 37) % 100} ${added}`,
    type: 'other' as const,
    monthlyCost: added % 4,
    ...(description && { description }),
  }
}

type Field = 'id' | 'name' | 'description' | 'monthlyCost' | 'createdAt'
const fields: readonly Field[] = ['id', 'name', 'description', 'monthlyCost', 'createdAt']
const directions = ['asc', 'desc'] as const

async function listed(field: Field, direction: 'asc' | 'desc'): Promise<number[]> {
  const to = direction === 'asc' ? 'ASC' : 'DESC'
  const rows = await api.TrackingSource.find({ filter: { order: [`${field} ${to}`, `id ${to}`] } })
  return rows.map(({ id }) => id)
}

/** Ids in the file; `meanwhile` happens after each of its pages. */
async function written(
  order: { field: Field; direction: 'asc' | 'desc' },
  pageSize: number,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<number[]> {
  async function* slowly() {
    for await (const text of exportCsv(api.TrackingSource, { columns: ['id'], order, pageSize })) {
      yield text
      await meanwhile()
    }
  }
  const ids: number[] = []
  for await (const { cells } of readCsv(slowly())) ids.push(Number(cells.id))
  return ids
}

test.each(fields.flatMap((field) => directions.map((direction) => ({ field, direction }))))(
  'by $field $direction the file has the order of the list, rows without a value among them',
  async (order) => {
    for (let at = 0; at < 20; at++) await api.TrackingSource.upsert({ body: source() })
    expect(await written(order, 7)).toEqual(await listed(order.field, order.direction))
  },
)

test.each(directions)('yes and no, by %s, are walked over too', async (direction) => {
  const to = direction === 'asc' ? 'ASC' : 'DESC'
  const rows = await api.CallLog.find({ filter: { order: [`firstTimeCaller ${to}`, `id ${to}`] } })
  const file = exportCsv(api.CallLog, { columns: ['id'], order: { field: 'firstTimeCaller', direction } })
  const ids: number[] = []
  for await (const { cells } of readCsv(file)) ids.push(Number(cells.id))
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('no row is twice or missing while others add, change and delete rows', async () => {
  for (let at = 0; at < 12; at++) await api.TrackingSource.upsert({ body: source() })
  const changes = fc.array(fc.tuple(fc.constantFrom('add', 'change', 'remove'), fc.nat()), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...fields),
      fc.constantFrom(...directions),
      fc.integer({ min: 2, max: 9 }),
      changes,
      async (field, direction, pageSize, steps) => {
        const before = await listed('id', 'asc')
        const left = [...steps]
        const ids = await written({ field, direction }, pageSize, async () => {
          const [change, at] = left.shift() ?? []
          const rows = await api.TrackingSource.find({})
          const row = rows[(at ?? 0) % rows.length]
          if (change === 'add' || !row) await api.TrackingSource.upsert({ body: source() })
          else if (change === 'change') await api.TrackingSource.upsert({ body: { ...row, ...source() } })
          else if (change === 'remove') await api.TrackingSource.deleteById({ id: row.id })
        })
        expect(new Set(ids).size).toBe(ids.length)
        const after = new Set(await listed('id', 'asc'))
        expect(before.filter((id) => after.has(id) && !ids.includes(id))).toEqual([])
      },
    ),
    { numRuns: 12 },
  )
})

test('iterated again after a failure, continues where it was, in its order', async () => {
  let calls = 0
  const failing = (args: { filter: object }) => {
    calls += 1
    if (calls === 4) throw new Error('The line is cut')
    return api.TrackingSource.find(args)
  }
  for (let at = 0; at < 12; at++) await api.TrackingSource.upsert({ body: source() })
  const file = exportCsv(failing, { columns: ['id'], order: { field: 'name', direction: 'desc' }, pageSize: 5 })
  let text = ''
  const take = async () => {
    for await (const piece of file) text += piece
  }
  await expect(take()).rejects.toThrow('The line is cut')
  await take()
  expect(text).toBe(`id\r\n${(await listed('name', 'desc')).map((id) => `${id}\r\n`).join('')}`)
  const resume = { ...file.progress }
  expect(() => exportCsv(failing, { columns: ['id'], order: { field: 'name', direction: 'desc' }, resume })).toThrow(
    TypeError,
  )
})

test('a server that ignores the conditions ends it with an error, not never', async () => {
  const file = exportCsv(async () => [{ id: 1, name: 'a' }], {
    columns: ['id'],
    order: { field: 'name', direction: 'asc' },
  })
  await expect(new Response(file.stream()).text()).rejects.toBeInstanceOf(RangeError)
})
