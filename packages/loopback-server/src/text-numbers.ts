import type { Model } from 'loopback'
import type { ModelShape } from './shapes.ts'

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Places behind the point of a `numeric(14,4)`, which its driver writes in full: `20.5000`. */
const SCALE = 4

/** An answer of a model as a driver gives it that has no numbers for `bigint` and `numeric`: columns of numbers are text, what is kept as JSON is not. */
function textNumbers(value: unknown, shape: ModelShape, shapes: ReadonlyMap<string, ModelShape>): unknown {
  if (Array.isArray(value)) return value.map((item) => textNumbers(item, shape, shapes))
  if (!isRow(value)) return value
  const fields = Object.entries(value).map(([name, field]) => {
    const related = shapes.get(shape.relations[name]?.model ?? '')
    if (related) return [name, textNumbers(field, related, shapes)]
    const kind = name === 'count' ? 'integer' : shape.fields[name]
    if (typeof field !== 'number' || (kind !== 'integer' && kind !== 'number')) return [name, field]
    return [name, kind === 'integer' ? String(field) : field.toFixed(SCALE)]
  })
  return Object.fromEntries(fields)
}

/** Lets all methods of a model answer numbers as text, as LoopBack's PostgreSQL connector does of columns that are `bigint` or `numeric`. */
export function answerTextNumbers(model: Model, shape: ModelShape, shapes: ReadonlyMap<string, ModelShape>): void {
  model.afterRemote('**', async (context) => {
    context.result = textNumbers(JSON.parse(JSON.stringify(context.result ?? null)), shape, shapes)
  })
}
