import type { Asked, Lie, LyingAnswer } from '../lying-proxy.ts'
import { filterOf, type PlantedLie } from './planted-lie.ts'

type Row = Record<string, unknown>

const without = (part: string): Lie => ({
  takes: ({ filter }) => void (filter && Reflect.deleteProperty(filter, part)),
})

const onLists = (change: (rows: Row[], asked: Asked, answer: LyingAnswer) => unknown): Lie => ({
  answers(answer, asked) {
    if (asked.method === 'GET' && asked.path === '/TrackingSources' && Array.isArray(answer.json)) {
      answer.json = change(answer.json, asked, answer) ?? answer.json
    }
  },
})

/** Lies about what a list answers of its rows, and how many there are. */
export const liesOfLists: readonly PlantedLie[] = [
  { name: 'ignores limit', about: 'limit', request: filterOf('{"limit":*}'), lie: () => without('limit') },
  {
    name: 'ignores skip',
    about: 'skip',
    request: filterOf('{"order":["id ASC"],"limit":*,"skip":*}'),
    lie: () => without('skip'),
  },
  { name: 'ignores order', about: 'order', request: filterOf('{"order":["id DESC"]}'), lie: () => without('order') },
  { name: 'ignores fields', about: 'fields', request: filterOf('{"fields":["id"]}'), lie: () => without('fields') },
  {
    name: 'ignores include',
    about: 'include',
    request: filterOf('{"include":"Customer"}'),
    lie: () => without('include'),
  },
  {
    name: 'counts one more',
    about: 'count',
    request: 'GET /TrackingSources/count',
    lie: () => ({
      answers(answer, { path }) {
        if (path.endsWith('/count')) answer.json = { count: Number(Reflect.get(Object(answer.json), 'count')) + 1 }
      },
    }),
  },
  {
    name: 'says in X-Total-Count how long the page is',
    about: 'X-Total-Count',
    request: 'GET /CallLogs?filter={"limit":*}',
    lie: () => ({
      answers(answer) {
        if (answer.total !== undefined && Array.isArray(answer.json)) answer.total = String(answer.json.length)
      },
    }),
  },
  {
    name: 'orders upwards only',
    about: 'order',
    request: filterOf('{"order":["id DESC"]}'),
    lie: () => ({
      takes({ filter }) {
        if (filter?.order) filter.order = [filter.order].flat().map((term) => String(term).replace('DESC', 'ASC'))
      },
    }),
  },
  {
    name: 'answers one row less than the limit',
    about: 'limit',
    request: filterOf('{"limit":*}'),
    lie: () => onLists((rows, { filter }) => rows.slice(0, Number(filter?.limit ?? 1001) - 1)),
  },
  {
    name: 'skips one row more',
    about: 'skip',
    request: filterOf('{"order":["id ASC"],"limit":*,"skip":*}'),
    lie: () => ({
      takes: ({ filter }) => void (filter?.skip && Object.assign(filter, { skip: Number(filter.skip) + 1 })),
    }),
  },
  {
    name: 'answers a row twice',
    about: 'rows',
    request: 'GET /TrackingSources',
    lie: () => onLists((rows, { filter }) => (filter?.limit ? undefined : [...rows, ...rows.slice(0, 1)])),
  },
  {
    name: 'embeds the row of somebody else',
    about: 'include',
    request: filterOf('{"include":"Customer"}'),
    lie: () =>
      onLists((rows) =>
        rows.map((row) =>
          row.Customer ? { ...row, Customer: { ...Object(row.Customer), id: 1, companyName: 'x' } } : row,
        ),
      ),
  },
]
