/// <reference path="./loopback.d.ts" />
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DataSource, Model } from 'loopback'
import { addModel } from './models.ts'
import { rewrites } from './paths.ts'
import { startCluster } from './postgresql/cluster.ts'
import { addSession } from './session.ts'
import { type FieldsServed, readShapes, renamed } from './shapes.ts'
import { addIlike } from './sqlite/add-ilike.ts'
import { answerTextNumbers } from './text-numbers.ts'

/** Where rows are kept: in memory, or in a SQL database. */
export type Connector = 'memory' | 'sqlite3' | 'postgresql'

/** A LoopBack 3 server that runs. */
export interface LoopbackServer {
  /** Address of the API, without a slash at the end. */
  apiUrl: string
  /** The rows of a model as they are stored, by id. */
  rows(model: string): Promise<Record<string, unknown>[]>
  /** Puts rows in the place of all that the model has. */
  load(model: string, rows: readonly object[]): Promise<void>
  close(): Promise<void>
}

/** Settings of a connector, and what ends its database. */
async function storeOf(connector: Connector): Promise<{ settings: object; close(): Promise<void> }> {
  if (connector === 'postgresql') return await startCluster()
  return { settings: connector === 'sqlite3' ? { file: ':memory:' } : {}, close: async () => undefined }
}

/** Lets new rows have ids above those of the rows that came with theirs: PostgreSQL counts by itself. */
const countOn = ({ connector }: DataSource, model: string) =>
  new Promise<void>((resolve, reject) => {
    const table = model.toLowerCase()
    const sql = `SELECT setval(pg_get_serial_sequence('${table}', 'id'), GREATEST((SELECT MAX(id) FROM ${table}), 1))`
    connector.execute?.(sql, [], (error) => (error ? reject(error) : resolve()))
  })

/**
 * Starts a LoopBack 3 server with the contract's models, without rows, on a free port of this machine. With `hasTextNumbers` it answers as over
 * a database whose driver writes `bigint` and `numeric` as text. With `fields: 'stated'` its models lack every field that the documents of the
 * core API do not name; with `fields: 'renamed'` those fields have another name. `load` takes rows with the contract's names.
 */
export async function startLoopback(
  connector: Connector,
  { hasTextNumbers = false, fields = 'contract' }: { hasTextNumbers?: boolean; fields?: FieldsServed } = {},
): Promise<LoopbackServer> {
  if (connector === 'sqlite3') await import('./sqlite/use-driver.ts')
  const { default: loopback } = await import('loopback')
  const { operations, models } = await readShapes(fields)
  const app = loopback({ localRegistry: true, loadBuiltinModels: true })
  app.set('restApiRoot', '/api/v1')
  app.set('remoting', { errorHandler: { log: false } })
  // The memory connector would keep its rows in a file of that name.
  const { settings, close: closeStore } = await storeOf(connector)
  const dataSource = app.dataSource('db', { connector, ...settings })
  // The database ends while connections to it are open.
  dataSource.connector.pg?.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
  const byName = new Map<string, Model>()
  const shapes = new Map(models.map((shape) => [shape.name, shape]))
  for (const shape of models) {
    const model = addModel(app, dataSource, shape, operations)
    if (hasTextNumbers) answerTextNumbers(model, shape, shapes)
    byName.set(shape.name, model)
  }
  const modelOf = (name: string) => {
    const model = byName.get(name)
    if (!model) throw new Error(`There is no model ${name}`)
    return model
  }
  addSession(app, modelOf('DashUser'))
  const addresses = rewrites(operations, models)
  app.use('/api/v1', (request: IncomingMessage, _response: unknown, next: () => void) => {
    const [path = '', query] = (request.url ?? '').split('?')
    const served = addresses.get(`${request.method} ${path}`)
    if (served) {
      request.method = served.method
      request.url = query === undefined ? served.path : `${served.path}?${query}`
    }
    next()
  })
  app.use('/api/v1', loopback.rest())
  if (connector === 'sqlite3') addIlike(dataSource)
  if (connector !== 'memory') await dataSource.automigrate([...byName.keys()])

  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // On a port and not on a pipe, a server's address is no text.
  const { port } = server.address() as AddressInfo
  return {
    apiUrl: `http://127.0.0.1:${port}/api/v1`,
    rows: async (name) => (await modelOf(name).find({ order: 'id ASC' })).map((row) => row.toJSON()),
    async load(name, rows) {
      await modelOf(name).destroyAll()
      const known = modelOf(name).definition.properties
      const nameOf = (field: string) => (fields === 'renamed' ? renamed(name, field) : field)
      const columns = (row: object) => Object.entries(row).map(([field, value]) => [nameOf(field), value] as const)
      await modelOf(name).create(
        rows.map((row) => Object.fromEntries(columns(row).filter(([column]) => column in known))),
      )
      if (connector === 'postgresql') await countOn(dataSource, name)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await closeStore()
    },
  }
}
