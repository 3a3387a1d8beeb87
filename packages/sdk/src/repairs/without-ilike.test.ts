import { expect, test, vi } from 'vitest'
import { createLineboard } from '../client/client.ts'
import { ApiError } from '../errors/api-error.ts'
import { NetworkError } from '../errors/lineboard-error.ts'
import { contains, endsWith, lacks, startsWith } from '../filter/build.ts'
import { isObject } from '../filter/is-object.ts'

const rows = [
  { id: 1, name: 'Search ads' },
  { id: 2, name: 'Organic search' },
  { id: 3, name: 'Radio' },
]
type Row = (typeof rows)[number]

interface Server {
  operators: readonly string[]
  isCaseBlind?: boolean
  rows?: readonly Row[]
  status?: number
}

/** A server of tracking sources that knows some operators, and fails at any other. */
function serverOf({ operators, isCaseBlind = true, rows: kept = rows, status = 500 }: Server) {
  const asked: string[] = []
  function meets(row: Row, where: unknown): boolean {
    if (!isObject(where)) return true
    return Object.entries(where).every(([name, condition]) => {
      if (Array.isArray(condition)) {
        const each = condition.map((part) => meets(row, part))
        return name === 'or' ? each.some(Boolean) : each.every(Boolean)
      }
      const value: unknown = Reflect.get(row, name) ?? null
      if (!isObject(condition)) return value === condition
      const [[operator = '', operand] = []] = Object.entries(condition)
      if (operator === 'neq') return value !== operand
      if (!operators.includes(operator)) throw new TypeError(operator)
      const plain = (text: unknown) => {
        const bare = String(text).replaceAll('%', '')
        return isCaseBlind || operator.includes('ilike') ? bare.toLowerCase() : bare
      }
      return plain(value).includes(plain(operand)) !== operator.startsWith('n')
    })
  }
  const fetch = async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    const filter = JSON.parse(searchParams.get('filter') ?? '{}')
    const where = filter.where ?? JSON.parse(searchParams.get('where') ?? '{}')
    asked.push(JSON.stringify(where))
    try {
      const found = kept.filter((row) => meets(row, where))
      return new Response(JSON.stringify(pathname.endsWith('count') ? { count: found.length } : found))
    } catch {
      return new Response('{"error":{"statusCode":500,"message":"Internal Server Error"}}', { status })
    }
  }
  return { asked, api: createLineboard({ baseUrl: 'http://core.example/api/v1', fetch, retry: false }) }
}

const withoutIlike = ['like', 'nlike']

test.each([500, 400, 422, 501])(
  'a server without ilike, which answers %i to it, is asked by like where that leaves case aside',
  async (status) => {
    const { api, asked } = serverOf({ operators: withoutIlike, status })
    const where = { name: contains('SEARCH') }
    const [found, { count }] = await Promise.all([
      api.TrackingSource.find({ filter: { where } }),
      api.TrackingSource.count({ where }),
    ])
    expect([found.map(({ id }) => id), count]).toEqual([[1, 2], 2])
    asked.length = 0
    expect(await api.TrackingSource.count({ where: { name: lacks('SEARCH') } })).toEqual({ count: 1 })
    expect(await api.OpNumber.count({ where: { description: contains('x') } })).toEqual({ count: 0 })
    expect(await api.TrackingSource.count({ where: { name: startsWith('SEARCH') } })).toEqual({ count: 2 })
    // Found out once, for every list.
    expect(asked).toEqual([
      '{"or":[{"name":{"nlike":"%SEARCH%"}},{"name":null}]}',
      '{"description":{"like":"%x%"}}',
      '{"name":{"like":"SEARCH%"}}',
    ])
  },
)

test.each([
  ['whose like heeds letter case', { operators: withoutIlike, isCaseBlind: false }],
  ['that has no row to tell by', { operators: withoutIlike, rows: [{ id: 1, name: '24/7' }] }],
  ['that is broken', { operators: [] }],
  ['that is down', { operators: [], status: 503 }],
] satisfies readonly (readonly [string, Server])[])('a server %s fails as it did', async (_, server) => {
  const { api, asked } = serverOf(server)
  const where = { name: contains('search') }
  await expect(api.TrackingSource.find({ filter: { where } })).rejects.toThrow(ApiError)
  expect(asked).not.toContain('{"name":{"like":"%search%"}}')
})

test('what keeps it from being found out is not what failed, and nothing is asked of a server that did not answer', async () => {
  const fetch = vi.fn(async () => Response.json({ error: { message: 'no' } }, { status: 500 }))
  const client = createLineboard({ baseUrl: 'http://core.example/api/v1', fetch, retry: false })
  const where = { name: contains('search') }
  fetch.mockResolvedValueOnce(Response.json({ error: { message: 'first' } }, { status: 500 }))
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(client.TrackingSource.find({ filter: { where } })).rejects.toThrow('first')
  fetch.mockClear()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(client.TrackingSource.find({ filter: { where } })).rejects.toThrow(NetworkError)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a call that fails after it was found out is made by like, too', async () => {
  const { api } = serverOf({ operators: withoutIlike })
  const where = { name: contains('search') }
  // The count is tried three times before it has failed.
  const retry = { attempts: 3, baseDelayMs: 20 }
  const late = api.TrackingSource.count({ where }, { retry })
  expect(await api.TrackingSource.find({ filter: { where } })).toHaveLength(2)
  expect(await late).toEqual({ count: 2 })
})

test('a server that has ilike is asked by it, and nothing else', async () => {
  const { api, asked } = serverOf({ operators: ['ilike', 'nilike', ...withoutIlike] })
  await api.TrackingSource.count({ where: { name: contains('search') } })
  expect(asked).toEqual(['{"name":{"ilike":"%search%"}}'])
})

test.each([
  [startsWith('Search'), 'Search%'],
  [endsWith('search'), '%search'],
])('a server without ilike that is first asked by %j is asked by like', async (condition, like) => {
  const { api, asked } = serverOf({ operators: withoutIlike })
  expect(await api.TrackingSource.find({ filter: { where: { name: condition } } })).toHaveLength(2)
  expect(asked.at(-1)).toBe(JSON.stringify({ name: { like } }))
})
