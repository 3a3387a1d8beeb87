import { merge } from '@lineboard/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unknownColumn } from '../src/index.ts'
import { readShapes } from '../src/shapes.ts'
import { type BothServers, type ByName, startBoth } from './both-servers.ts'
import { connectors } from './connectors.ts'
import { rowWithEveryField } from './full-row.ts'

// Fields come by and by, most of them our reading: whatever is saved of a row that has them all, the others stay.

type Row = Readonly<Record<string, unknown>>

const { operations, models } = await readShapes()
const changing = new Set(['upsert', 'replaceById', 'patch', 'patchById'])
const changed = models.filter(({ name }) =>
  operations.some(({ model, method }) => model === name && changing.has(method)),
)

/** LoopBack keeps what validating a row had to say under that name. */
const isCompared = (model: string, field: string) => field !== 'id' && !(model === 'Ivr' && field === 'errors')

test.each([
  ['Customer', 'autoTopUp'],
  ['Customer', 'autoTopUpProblem'],
  ['TrackingSource', 'callValue'],
  ['CallLog', 'handling'],
  ['CallLog', 'handledBy'],
])('%s.%s, which came later, is among what is tried', (model, field) => {
  expect(changed.find(({ name }) => name === model)?.fields).toHaveProperty(field)
})

describe.each(connectors)('on a LoopBack server on %s', (connector) => {
  let servers: BothServers
  beforeAll(async () => {
    servers = await startBoth(connector)
  })
  afterAll(() => servers.close())

  const stored = async (model: string): Promise<Row> => {
    const [row] = await servers.loopback.rows(model)
    return JSON.parse(JSON.stringify(row))
  }
  const change = async (model: string, id: number, changes: Row) => {
    const api: ByName = servers.api
    // The one change that has a name of its own, and takes some fields by itself.
    if (model === 'Product') return api.call('Product.updateProduct', { body: { ...changes, id } })
    // Model and fields are known at run time only.
    return Reflect.apply(merge, undefined, [Reflect.get(servers.api, model), id, changes])
  }

  test.each(changed.map((shape) => [shape.name, shape] as const))(
    '%s: a change of any one field leaves every other as it was',
    async (name, shape) => {
      const fields = Object.fromEntries(Object.entries(shape.fields).filter(([field]) => isCompared(name, field)))
      const full = { ...rowWithEveryField({ ...shape, fields }, 1), [unknownColumn]: 'as it was' }
      const other = rowWithEveryField({ ...shape, fields }, 2)
      for (const field of Object.keys(fields)) {
        await servers.loopback.load(name, [full])
        const before = await stored(name)
        expect(before, 'what is kept to begin with').toMatchObject(full)
        await change(name, full.id, { [field]: other[field] })
        expect(await stored(name), field).toEqual({ ...before, [field]: other[field] })
      }
    },
  )
})
