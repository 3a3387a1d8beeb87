import type { Application, DataSource, Model } from 'loopback'
import type { ModelOperation, ModelShape } from './shapes.ts'

/** LoopBack's types by the contract's kinds of fields. */
const types: Readonly<Record<string, unknown>> = {
  integer: Number,
  number: Number,
  boolean: Boolean,
  string: String,
  date: String,
  'date-time': Date,
  array: ['any'],
  object: Object,
}

// SQL connectors take a number without a type of the database to be whole.
const fraction: Readonly<Record<string, object>> = {
  number: { postgresql: { dataType: 'double precision' }, mysql: { dataType: 'double' } },
}

/** A column that the contract does not know, as servers have them. */
export const unknownColumn = 'legacyNote'

function propertiesOf({ fields }: ModelShape): object {
  const properties = Object.entries(fields).map(([name, kind]) => [
    name,
    { type: types[kind] ?? 'any', ...fraction[kind] },
  ])
  // What a customer has when a PUT leaves it out: this is how balances were lost.
  const defaults = Object.hasOwn(fields, 'balance') ? { balance: { type: Number, default: 0, ...fraction.number } } : {}
  const id = { type: Number, id: true, generated: true }
  return { ...Object.fromEntries(properties), ...defaults, id, [unknownColumn]: { type: String } }
}

/** Makes a model of the contract's shape, with the methods that the contract's operations name. */
export function addModel(
  app: Application,
  dataSource: DataSource,
  shape: ModelShape,
  operations: readonly ModelOperation[],
): Model {
  const relations = Object.entries(shape.relations).map(([name, { model, type, foreignKey }]) => [
    name,
    { type, model, foreignKey },
  ])
  const created = app.registry.createModel(shape.name, propertiesOf(shape), {
    base: 'PersistedModel',
    plural: shape.plural,
    forceId: false,
    strict: true,
    relations: Object.fromEntries(relations),
  })
  const own = operations.filter(({ model }) => model === shape.name)
  const model = app.model(created, { dataSource, public: own.length > 0 })
  if (own.some(({ method }) => method === 'deleteAll')) {
    model.remoteMethod('destroyAll', {
      accepts: { arg: 'where', type: 'object', http: { source: 'query' } },
      returns: { arg: 'info', type: 'object', root: true },
      http: { verb: 'del', path: '/' },
    })
  }
  if (own.some(({ hasTotal }) => hasTotal)) {
    model.afterRemote('find', async ({ args, res }) => {
      const filter = Object(args.filter)
      res.set('X-Total-Count', String(await model.count(filter.where)))
    })
  }
  return model
}
