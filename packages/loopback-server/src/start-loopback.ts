/// <reference path="./loopback.d.ts" />
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DataSource, Model } from 'loopback'
import { type ColumnsByHand, execute, makeByHand } from './by-hand.ts'
import { addModel } from './models.ts'
import { rewrites } from './paths.ts'
import { startCluster } from './postgresql/cluster.ts'
import { addSession } from './session.ts'
import { type FieldsServed, readShapes, renamed } from './shapes.ts'
import { addIlike } from './sqlite/add-ilike.ts'
import { requireConnector } from './stores/connectors.ts'
import { startMariadb } from './stores/mariadb.ts'
import { answerTextNumbers } from './text-numbers.ts'

/** Where rows are kept: in memory, or in a SQL database. */
export type Connector = 'memory' | 'sqlite3' | 'postgresql'

/** MariaDB needs the connectors that `installConnectors` installs. */
export type InstalledConnector = Connector | 'mariadb'

/** A LoopBack 3 server that runs. */
export interface LoopbackServer {
  /** Address of the API, without a slash at the end. */
  apiUrl: string
  /** The rows of a model as they are stored, by id. */
  rows(model: string): Promise<Record<string, unknown>[]>
  /** Puts rows in the place of all that the model has. */
  load(model: string, rows: readonly object[]): Promise<void>
  /** Gives the columns of PostgreSQL's or MariaDB's tables the types that people choose. Rows stay. */
  makeByHand(columns: ColumnsByHand): Promise<void>
  /** Runs SQL, as another program over the same database does. */
  execute(sql: string): Promise<unknown>
  close(): Promise<void>
}

export interface LoopbackOptions {
  hasTextNumbers?: boolean
  fields?: FieldsServed
  timeZone?: string
}

/** Settings of a connector, and what ends its database. */
async function storeOf(
  connector: InstalledConnector,
  timeZone: string | undefined,
): Promise<{ settings: object; close(): Promise<void> }> {
  if (connector === 'postgresql') return await startCluster(timeZone)
  if (connector === 'mariadb') return await startMariadb(timeZone)
  return { settings: connector === 'sqlite3' ? { file: ':memory:' } : {}, close: async () => undefined }
}

/** Lets new rows have ids above those of the rows that came with theirs: PostgreSQL counts by itself. */
function countOn(source: DataSource, model: string): Promise<unknown> {
  const table = model.toLowerCase()
  const sql = `SELECT setval(pg_get_serial_sequence('${table}', 'id'), GREATEST((SELECT MAX(id) FROM ${table}), 1))`
  return execute(source, sql)
}

/**
 * Starts a LoopBack 3 server with the contract's models, without rows, on a free port of this machine. With `hasTextNumbers` it answers as over
 * a database whose driver writes `bigint` and `numeric` as text. With `fields: 'stated'` its models lack every field that the documents of the
 * core API do not name; with `fields: 'renamed'` those fields have another name. `load` takes rows with the contract's names. `timeZone` is that of PostgreSQL or MariaDB,
 * such as `Asia/Kolkata` or `+05:30`.
 */
export async function startLoopback(
  connector: InstalledConnector,
  { hasTextNumbers = false, fields = 'contract', timeZone }: LoopbackOptions = {},
): Promise<LoopbackServer> {
  if (connector === 'sqlite3') await import('./sqlite/use-driver.ts')
  const { default: loopback } = await import('loopback')
  const { operations, models } = await readShapes(fields)
  const app = loopback({ localRegistry: true, loadBuiltinModels: true })
  app.set('restApiRoot', '/api/v1')
  app.set('remoting', { errorHandler: { log: false } })
  // The memory connector would keep its rows in a file of that name.
  const { settings, close: closeStore } = await storeOf(connector, timeZone)
  const dataSource = app.dataSource('db', {
    connector: connector === 'mariadb' ? requireConnector('mysql-9') : connector,
    ...settings,
  })
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
    async makeByHand(columns) {
      if (connector !== 'postgresql' && connector !== 'mariadb') throw new Error(`${connector} has no types of columns`)
      await makeByHand(dataSource, connector, models, columns)
    },
    execute: (sql) => execute(dataSource, sql),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await closeStore()
    },
  }
}
