import { conditionsFor, fieldRoles } from './conditions.ts'
import type { Condition, Query } from './sample-request.ts'
import { listOf, type Subject } from './subject.ts'

/** A condition as lists and screens send it: with an order, a limit and the fields they show. */
export function conditionRequest(subject: Subject, where: Condition): Query {
  const limit = subject.rows.length + 1
  return listOf(subject, { where, order: ['id ASC'], limit, fields: ['id', ...Object.keys(subject.kinds).slice(1, 3)] })
}

/** Requests that try what a list can be asked for beside conditions. */
export function listRequests(subject: Subject): Query[] {
  const { number, text, date } = fieldRoles(subject)
  const size = Math.max(1, Math.floor(subject.rows.length / 3))
  const pages = [0, 1, 2, 3].map((page) => ({ order: ['id ASC'], limit: size, skip: page * size }))
  const orders = ['id DESC', `${number} ASC`, `${number} DESC`, ...(date ? [`${date} DESC`] : [])]
  const relations = Object.keys(subject.relations)
  const [relation] = relations
  const [last] = conditionsFor(subject).filter((each) => 'join' in each)
  const keys = relations.map((name) => subject.relations[name]?.foreignKey ?? 'id')
  return [
    {},
    { limit: 2 },
    ...pages,
    ...orders.map((order) => ({ order: [order] })),
    { fields: ['id', text ?? number] },
    ...relations.map((include) => ({ include })),
    // All of it at once, as a screen asks.
    { where: last, order: ['id DESC'], limit: 2, skip: 1, fields: ['id', number, ...keys], include: relation },
  ].map((asked) => listOf(subject, asked))
}
