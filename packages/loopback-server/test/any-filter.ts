import { entities } from '@lineboard/contract/entities'
import fc from 'fast-check'

type Row = Readonly<Record<string, unknown>>

/** Fields of a call that are read from related rows: many servers don't order by them. */
const joined = new Set(['trackingSourceName', 'routingAddress', 'companyName', 'phonebookName'])

/** Kinds of fields that have an order, and are compared. */
const ordered = new Set(['integer', 'number', 'string', 'date', 'date-time'])

function pieceOf(value: unknown): fc.Arbitrary<string> {
  const text = String(value)
  return fc
    .tuple(fc.nat(text.length), fc.nat(text.length))
    .map((ends) => text.slice(Math.min(...ends), Math.max(...ends)))
}

/** A condition on a field, with values that rows have; times as texts and as dates. */
function condition(name: string, kind: string, values: readonly unknown[]): fc.Arbitrary<Row> {
  const written = fc.constantFrom(...values)
  const some =
    kind === 'date-time'
      ? fc.oneof(
          written,
          written.map((text) => new Date(String(text))),
        )
      : written
  const list = fc.array(fc.oneof({ weight: 8, arbitrary: some }, { weight: 1, arbitrary: fc.constant(null) }), {
    maxLength: 4,
  })
  const operators: fc.Arbitrary<unknown>[] = [
    some,
    fc.constant(null),
    fc.record({ neq: fc.oneof(some, fc.constant(null)) }),
    fc.record({ inq: list }),
    fc.record({ nin: list }),
  ]
  if (ordered.has(kind)) {
    operators.push(...['gt', 'gte', 'lt', 'lte'].map((each) => some.map((value) => ({ [each]: value }))))
    operators.push(fc.tuple(some, some).map((between) => ({ between })))
  }
  if (kind === 'string') {
    // LoopBack's memory connector looks for the text in the word `undefined` where a row has no value.
    const piece = some.chain(pieceOf).filter((text) => /[^undefil\W_]/i.test(text))
    const plain = piece.filter((text) => /^[\w ]*[a-z\d][\w ]*$/i.test(text) && !/[_%]/.test(text))
    operators.push(...['like', 'ilike'].map((each) => piece.map((text) => ({ [each]: text }))))
    if (values.some((value) => /[a-z\d]/i.test(String(value)))) {
      operators.push(...['nlike', 'nilike'].map((each) => plain.map((text) => ({ [each]: text }))))
    }
  }
  return fc.oneof(...operators).map((operand) => ({ [name]: operand }))
}

/** Fields of a model that conditions and order can speak of, each with the values that rows have. */
function fieldsOf(model: keyof typeof entities, rows: readonly Row[]) {
  return Object.entries(entities[model].fields).flatMap(([name, kind]) => {
    const values = [...new Set(rows.map((row) => row[name]))].filter((value) => value !== undefined && value !== null)
    return values.length > 0 && (ordered.has(kind) || kind === 'boolean') ? [{ name, kind, values }] : []
  })
}

/** Filters over the rows of a model: conditions nested two deep, an order that leaves nothing open, and a page, or its beginning alone. */
export function anyFilter(model: keyof typeof entities, rows: readonly Row[]): fc.Arbitrary<Row> {
  const fields = fieldsOf(model, rows)
  const single = fc.oneof(...fields.map(({ name, kind, values }) => condition(name, kind, values)))
  const several = (inner: fc.Arbitrary<Row>) => fc.array(inner, { minLength: 1, maxLength: 3 })
  const nested = (inner: fc.Arbitrary<Row>): fc.Arbitrary<Row> =>
    fc.oneof(
      inner,
      several(inner).map((and) => ({ and })),
      several(inner).map((or) => ({ or })),
    )
  const where = nested(nested(single))
  // Stores put rows without a value first or last: only fields that every row has leave nothing open.
  const full = fields.filter(
    ({ name }) => !joined.has(name) && rows.every((row) => row[name] !== undefined && row[name] !== null),
  )
  const order = fc
    .tuple(fc.constantFrom(...full.map(({ name }) => name)), fc.constantFrom('ASC', 'DESC'))
    .map(([name, direction]) => (name === 'id' ? [`id ${direction}`] : [`${name} ${direction}`, 'id ASC']))
  return fc.record({
    where,
    order,
    limit: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    skip: fc.nat(10),
  })
}
