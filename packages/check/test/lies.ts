import { type Asked, type Lie, type LyingAnswer, rewritten } from './lying-proxy.ts'

/** A lie, what the check says it is about, and the shortest request that shows it: `*` for any number, `field` for a field's name. */
interface PlantedLie {
  name: string
  about: string
  request: string
  lie: () => Lie
}

const list = '/TrackingSources?filter='

/** A request of the list that is tried. */
const filterOf = (text: string) => `GET ${list}${text}`

const isRowOf = (path: string, asked: Asked) => asked.method === 'GET' && new RegExp(`^${path}/\\d+$`).test(asked.path)

/** Says that it deletes a row, and keeps it. */
function keepsDeleted(): Lie {
  const kept = new Set<string>()
  return {
    takes(asked) {
      const isSource = asked.method === 'DELETE' && asked.path.startsWith('/TrackingSources/')
      // The second time it does, so that the test leaves nothing behind.
      if (!isSource || kept.has(asked.path)) return
      kept.add(asked.path)
      asked.method = 'HEAD'
    },
    answers(answer, { method }) {
      if (method === 'HEAD') answer.json = { count: 1 }
    },
  }
}

/** Changes the fields named, and loses one that was not. */
function patchLoses(): Lie {
  let isPatched = false
  return {
    takes: ({ method }) => {
      isPatched ||= method === 'PATCH'
    },
    answers(answer, asked) {
      if (isPatched && isRowOf('/ReceivingNumbers', asked)) Object.assign(Object(answer.json), { number: '0' })
    },
  }
}

/** Lies about single rows, and what becomes of them. */
const liesOfRows: readonly PlantedLie[] = [
  {
    name: 'does not know the rows it lists',
    about: 'findById',
    request: 'GET /TrackingSources/*',
    lie: () => ({
      answers(answer, asked) {
        if (isRowOf('/TrackingSources', asked)) answer.status = 404
      },
    }),
  },
  {
    name: 'knows ids that nobody has',
    about: 'findById',
    request: 'GET /TrackingSources/*',
    lie: () => ({
      answers(answer, asked) {
        if (isRowOf('/TrackingSources', asked) && answer.status === 404) answer.status = 200
      },
    }),
  },
  {
    name: 'answers 404 to nin',
    about: 'nin',
    request: filterOf('{"where":{"id":{"nin":["<id of row *>"]}}}'),
    lie: () => ({
      answers(answer, { filter }) {
        if (JSON.stringify(filter?.where ?? {}).includes('"nin"')) answer.status = 404
      },
    }),
  },
  {
    name: 'breaks off at between',
    about: 'between',
    request: filterOf('{"where":{"field":{"between":["<field of row *>","<field of row *>"]}}}'),
    lie: () => ({
      answers(answer, { filter }) {
        answer.isCut = JSON.stringify(filter?.where ?? {}).includes('"between"')
      },
    }),
  },
  {
    name: 'loses what a PATCH leaves out',
    about: 'patch',
    request: 'PATCH /ReceivingNumbers {id, field}',
    lie: patchLoses,
  },
  { name: 'deletes nothing', about: 'delete', request: 'DELETE /TrackingSources/*', lie: keepsDeleted },
  {
    name: 'keeps no description',
    about: 'create',
    request: 'PUT /TrackingSources {field, type, field, customerId}',
    lie: () => ({ takes: ({ body }) => void (body && Reflect.deleteProperty(body, 'description')) }),
  },
]

type Row = Record<string, unknown>

const changing = (path: string, change: (row: Row) => Row): Lie => ({
  answers(answer, asked) {
    if (isRowOf(path, asked) && answer.status === 200) answer.json = change({ ...Object(answer.json) })
  },
})

const HOUR_MS = 3_600_000
const hoursLater = (time: unknown, hours: number) => new Date(Date.parse(String(time)) + hours * HOUR_MS).toISOString()

/** Columns that keep something else than was written. */
const liesOfColumns: readonly PlantedLie[] = [
  {
    name: 'reads times in the zone of its process',
    about: 'times',
    request: 'POST /SipGateways {customerId, field, address, type, enabled, field}',
    lie: () => changing('/SipGateways', (row) => ({ ...row, createdAt: hoursLater(row.createdAt, 2) })),
  },
  {
    name: 'reads a yes of a small number as no',
    about: 'yes and no',
    request: 'POST /SipGateways {customerId, field, address, type, enabled, field}',
    lie: () => changing('/SipGateways', (row) => ({ ...row, enabled: false })),
  },
  {
    name: 'writes numbers that JSON rounds',
    about: 'long numbers',
    request: 'GET /TrackingSources',
    lie: () => onLists((rows) => rows.map((row) => ({ ...row, totalCalls: 2 ** 60 }))),
  },
]

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
const liesOfLists: readonly PlantedLie[] = [
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

const onWheres = (change: (field: string, operand: unknown) => unknown): Lie => ({
  takes(asked) {
    if (asked.where) asked.where = rewritten(asked.where, change)
    if (asked.filter?.where) asked.filter.where = rewritten({ ...asked.filter.where }, change)
  },
})

const operatorOf = (operand: unknown): string | undefined =>
  typeof operand === 'object' && operand !== null && !Array.isArray(operand) ? Object.keys(operand)[0] : undefined

const operandOf = (operand: unknown): unknown => Object.values(Object(operand))[0]

const ignores = (operator: string): Lie =>
  onWheres((_, operand) => (operatorOf(operand) === operator ? undefined : operand))

const takesAs = (operator: string, other: (operand: unknown) => unknown): Lie =>
  onWheres((_, operand) => (operatorOf(operand) === operator ? other(operandOf(operand)) : operand))

const cost = (operator: string) => filterOf(`{"where":{"field":{"${operator}":"<field of row *>"}}}`)
const equalCost = filterOf('{"where":{"field":"<field of row *>"}}')
const named = (operator: string) => filterOf(`{"where":{"field":{"${operator}":"<%part of field of row *%>"}}}`)

const comparing = ['neq', 'gt', 'gte', 'lt', 'lte'].map((operator) => ({
  name: `ignores ${operator}`,
  about: operator,
  request: cost(operator),
  lie: () => ignores(operator),
}))

const searching = ['like', 'nlike', 'ilike', 'nilike'].map((operator) => ({
  name: `ignores ${operator}`,
  about: operator,
  request: named(operator),
  lie: () => ignores(operator),
}))

const listing = ['inq', 'nin'].map((operator) => ({
  name: `ignores ${operator}`,
  about: operator,
  request: filterOf(`{"where":{"id":{"${operator}":["<id of row *>"]}}}`),
  lie: () => ignores(operator),
}))

const between = filterOf('{"where":{"field":{"between":["<field of row *>","<field of row *>"]}}}')

/** Lies about which rows a condition finds. */
const liesOfConditions: readonly PlantedLie[] = [
  {
    name: 'ignores conditions of lists',
    about: 'eq',
    request: equalCost,
    lie: () => ({
      takes({ filter }) {
        if (filter) filter.where = undefined
      },
    }),
  },
  {
    name: 'ignores conditions of counts',
    about: 'count',
    request: 'GET /TrackingSources/count?where={"field":null}',
    lie: () => ({
      takes(asked) {
        asked.where = undefined
      },
    }),
  },
  ...comparing,
  ...searching,
  ...listing,
  { name: 'ignores between', about: 'between', request: between, lie: () => ignores('between') },
  {
    name: 'ignores equality',
    about: 'eq',
    request: equalCost,
    lie: () => onWheres((_, operand) => (typeof operand === 'number' ? undefined : operand)),
  },
  {
    name: 'ignores null',
    about: 'null',
    request: filterOf('{"where":{"field":null}}'),
    lie: () => onWheres((_, operand) => (operand === null ? undefined : operand)),
  },
  {
    name: 'takes greater for less',
    about: 'gt',
    request: cost('gt'),
    lie: () => takesAs('gt', (lt) => ({ lt })),
  },
  {
    name: 'leaves out the bound',
    about: 'gte',
    request: cost('gte'),
    lie: () => takesAs('gte', (gt) => ({ gt })),
  },
  {
    name: 'leaves out the ends of a range',
    about: 'between',
    request: between,
    lie: () =>
      onWheres((_, operand) => (operatorOf(operand) === 'between' ? { gt: [operandOf(operand)].flat(2)[0] } : operand)),
  },
  {
    name: 'takes or for and',
    about: 'or',
    request: filterOf('{"where":{"or":[{"field":"<field of row *>"},{"field":{"gt":"<field of row *>"}}]}}'),
    lie: () => ({
      takes({ filter }) {
        const where = Object(filter?.where)
        if (filter && where.or) filter.where = { and: where.or }
      },
    }),
  },
  {
    name: 'takes and for or',
    about: 'and',
    request: filterOf('{"where":{"and":[{"field":{"gte":"<field of row *>"}},{"field":{"lte":"<field of row *>"}}]}}'),
    lie: () => ({
      takes({ filter }) {
        const where = Object(filter?.where)
        if (filter && where.and) filter.where = { or: where.and }
      },
    }),
  },
]

/** Every lie that `lineboard check --semantics` must find. */
export const lies = [...liesOfLists, ...liesOfConditions, ...liesOfRows, ...liesOfColumns]

/** Lies about what a value is kept in, each of which is tried in each run. */
export const columnLies: readonly string[] = liesOfColumns.map(({ name }) => name)
