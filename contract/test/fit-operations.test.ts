import { expect, test } from 'vitest'
import { contractDocument } from '../src/document.ts'
import { entities } from '../src/entities.ts'
import { modelOf, takesRow } from '../src/fit/fit.ts'
import { createFit } from '../src/fit/index.ts'

const each = (fieldOf: (name: string) => string) => ({
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { fields }]) => [
      model,
      { fields: Object.fromEntries(Object.keys(fields).map((name) => [name, fieldOf(name)])) },
    ]),
  ),
})
const renamed = createFit(each((name) => `${name}_x`))
const lacking = createFit({
  fit: 1,
  models: Object.fromEntries(
    Object.entries(entities).map(([model, { fields, relations }]) => [
      model,
      { lacks: [...Object.keys(fields), ...Object.keys(relations)] },
    ]),
  ),
})

/** Parameters of the query that are no field of a row: the documents name them. */
const ownArguments =
  'weekend offset start_daterange end_daterange daterange view_by compare_start_daterange compare_end_daterange ' +
  'customerId startDate endDate recording_id timezoneOffset customerFilter country areaCode suffix state uid sid tid currency'

const { operations } = contractDocument
const queryOf = ({ parameters }: (typeof operations)[number]) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)

test('each parameter of a query is a condition, an order, or an argument of the call', () => {
  const known = new Set(['filter', 'where', 'order', ...ownArguments.split(' ')])
  const found = new Set(operations.flatMap(queryOf))
  expect([...found].filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !found.has(name))).toEqual([])
})

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s names no field that is lacking',
  (id, operation) => {
    const model = modelOf(id)
    const fields: readonly string[] = model in entities ? Object.keys(Object(Reflect.get(entities, model)).fields) : []
    const [field = 'id'] = fields.filter((name) => name !== 'id')
    const row = Object.fromEntries(fields.map((name) => [name, 1]))
    for (const name of queryOf(operation)) {
      const ask = (fit: typeof renamed) => {
        if (name === 'where') return fit.query(id, name, { [field]: 1 })
        if (name === 'filter') return fit.query(id, name, { where: { [field]: 1 }, order: [field], fields: [field] })
        return fit.args(id, { [name]: `${field} DESC` })
      }
      if (name !== 'where' && name !== 'filter' && name !== 'order') continue
      expect(JSON.stringify(ask(renamed)), name).toContain(`${field}_x`)
      expect(JSON.stringify(ask(renamed)), name).not.toMatch(new RegExp(`\\b${field}\\b`))
      expect(() => ask(lacking), name).toThrow(field)
    }
    const sent = (fit: typeof renamed) => fit.args(id, { body: row }).body
    if (takesRow(id)) {
      expect(Object.keys(Object(sent(renamed)))).toEqual(fields.map((name) => `${name}_x`))
      expect(sent(lacking)).toEqual({})
    } else expect(sent(renamed)).toEqual(row)
  },
)
