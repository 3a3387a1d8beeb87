import { modelRules } from '../field-rules.ts'
import { isObject, modelOf, takesRow } from '../fit.ts'
import { createFit } from '../index.ts'
import { servedRules } from './columns.ts'
import { createLineIn, type ServedLine } from './lines.ts'
import { askedOf, constantsOf, filterServed, orderServed, whereServed } from './their-queries.ts'
import { bodyServed, errorServed, isRowOf, rowServed } from './their-rows.ts'

export type { ServedLine } from './lines.ts'
export { NoRelationError } from './their-queries.ts'
export { NoValueError } from './their-rows.ts'

type Row = Readonly<Record<string, unknown>>

/** A core API that differs from the contract, from its own side: for a server of our contract that is asked, and responds, as that core. */
export interface ServedFit {
  /** Our call of a method and a path of theirs; undefined where the core API serves none. */
  lineIn(method: string, path: string): ServedLine | undefined
  /** A `filter` or `where` of theirs as ours. Throws a NoQuestionError, or a NoRelationError. */
  queryIn(operationId: string, name: string, asked: Row): Row
  /** An order by one column of theirs as ours; undefined where they have no such column. Throws a NoQuestionError. */
  orderIn(operationId: string, order: string): string | undefined
  /** Conditions that only rows of the core API meet, and the parameter of a call for them; undefined where all rows are. */
  narrow(operationId: string): { name: 'filter' | 'where'; where: Row } | undefined
  /** Whether a row of ours, or a message of one, is one of the core API: it has no other value than the one that all have. */
  isOf(model: string, ours: Row): boolean
  /** A body of theirs as ours. Throws a NoValueError. */
  bodyIn(operationId: string, body: unknown): unknown
  /** An answer of ours as theirs, to a `filter` of theirs, with null in columns without a value. */
  answerOut(operationId: string, data: unknown, filter?: Row): unknown
  /** An error of ours with their names of fields. */
  errorOut(operationId: string, body: unknown): unknown
  /** Some fields of one row of a model as theirs, such as of a message of the socket. */
  rowOut(model: string, ours: Row): Row
}

/** Makes what a server of our contract responds with as a core API, from what its file says. Throws a FitError. */
export function createServedFit(value: unknown): ServedFit {
  const { fit, lineOf, isServed } = createFit(value)
  const rules = servedRules(modelRules(fit))
  const lineIn = createLineIn(lineOf, isServed)
  return {
    lineIn,
    queryIn: (operationId, name, asked) =>
      name === 'where'
        ? whereServed(rules, modelOf(operationId), asked)
        : filterServed(rules, modelOf(operationId), asked),
    narrow(operationId) {
      const where = constantsOf(rules.get(modelOf(operationId)))
      const [, list, count] =
        /\.(?:(find|findPaged)|(count|countPaged|trackingNumbersCount|bulkDownload|deleteAll))$/.exec(operationId) ?? []
      if (Object.keys(where).length === 0 || !(list ?? count)) return undefined
      return { name: list ? 'filter' : 'where', where }
    },
    isOf: (model, ours) =>
      Object.entries(constantsOf(rules.get(model))).every(([name, value]) => (ours[name] ?? value) === value),
    orderIn: (operationId, order) => orderServed(rules, modelOf(operationId), order)[0],
    bodyIn(operationId, body) {
      if (!takesRow(operationId)) return body
      const isWhole = /\.(create|replace|upsert)/.test(operationId)
      const map = (row: unknown) => (isObject(row) ? bodyServed(rules, modelOf(operationId), row, isWhole) : row)
      return Array.isArray(body) ? body.map(map) : map(body)
    },
    answerOut(operationId, data, filter = {}) {
      const model = modelOf(operationId)
      const known = rules.get(model)
      if (!known) return data
      const asked = askedOf(filter)
      const map = (row: unknown) =>
        isObject(row) && isRowOf(known, row) ? rowServed(rules, model, row, true, asked) : row
      return Array.isArray(data) ? data.map(map) : map(data)
    },
    errorOut: (operationId, body) => errorServed(rules.get(modelOf(operationId)), body),
    rowOut: (model, ours) => rowServed(rules, model, ours, false),
  }
}
