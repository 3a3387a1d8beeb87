import { expect, test } from 'vitest'
import { isObject } from '../filter/is-object.ts'
import { createRelatedQueries, RelatedRowsError } from './index.ts'

type Asked = Readonly<{ filter?: { where?: unknown; limit?: number } }>

/** The highest id that conditions leave out: `{ id: { gt: 7 } }`, wherever it stands. */
function after(where: unknown): number {
  if (Array.isArray(where)) return Math.max(0, ...where.map(after))
  if (!isObject(where)) return 0
  return isObject(where.id) ? Number(where.id.gt) : Math.max(0, ...Object.values(where).map(after))
}

/** A server that looks through no relation, with so many tracking sources, of which it sends no more than `most` at once. */
function serverOf(sources: number, most: number, hears = true) {
  const asked: string[] = []
  return {
    asked,
    async call(id: string, args: Asked) {
      asked.push(id)
      const { where, limit = 0 } = args.filter ?? {}
      if (id === 'OpNumber.find') return { data: [{ id: 1, tracking_sourceId: 1 }] }
      const all = Array.from({ length: sources }, (_, at) => ({ id: at + 1 }))
      const beyond = hears ? all.filter((row) => row.id > after(where)) : all
      return { data: beyond.slice(0, Math.min(limit, most)) }
    },
  }
}

const where = { 'TrackingSource.name': { ilike: '%a%' } }
const asRead = (server: ReturnType<typeof serverOf>) =>
  createRelatedQueries().asRead('OpNumber.find', { filter: { where } }, server)

test.each([
  [0, 1000, 1],
  [30, 1000, 1],
  [99, 100, 1],
  [100, 100, 2],
  [250, 100, 3],
  [250, 1000, 2],
  [500, 100, 6],
])('all %i related rows are found where a server sends %i at once, by %i questions', async (count, most, questions) => {
  const server = serverOf(count, most)
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  expect((await asRead(server)).filter.where).toEqual({ tracking_sourceId: { inq: ids } })
  expect(server.asked.filter((id) => id === 'TrackingSource.find')).toHaveLength(questions)
})

test('too many are too many, by whatever parts they come', async () => {
  await expect(asRead(serverOf(501, 100))).rejects.toThrow(RelatedRowsError)
  await expect(asRead(serverOf(501, 1000))).rejects.toThrow(RelatedRowsError)
})

test('a server that heeds no condition is not asked for ever', async () => {
  const server = serverOf(250, 100, false)
  await asRead(server)
  expect(server.asked.filter((id) => id === 'TrackingSource.find')).toHaveLength(2)
})
