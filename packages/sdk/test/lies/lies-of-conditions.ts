import { type Lie, rewritten } from '../lying-proxy.ts'
import { filterOf, type PlantedLie } from './planted-lie.ts'

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
export const liesOfConditions: readonly PlantedLie[] = [
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
