import loopback from 'loopback'
import { hasPostgresql, startCluster } from '../postgresql/cluster.ts'
import { requireConnector } from './connectors.ts'
import { startMariadb } from './mariadb.ts'

export type StoredRow = Readonly<Record<string, unknown>>

/** The rows of one model, as a LoopBack server of that age keeps and finds them. */
export interface Store {
  find(filter: object): Promise<StoredRow[]>
  count(where: object): Promise<number>
  updateAll(where: object, changes: object): Promise<unknown>
  destroyAll(where: object): Promise<unknown>
  /** Puts rows in the place of all that there are. */
  load(rows: readonly StoredRow[]): Promise<void>
  close(): Promise<void>
}

/** A model of the juggler, LoopBack's layer over connectors; that of LoopBack 3 takes `where` first to `updateAll`. */
interface JugglerModel {
  find(filter: object): Promise<{ toJSON(): StoredRow }[]>
  count(where: object): Promise<number>
  updateAll(where: object, changes: object): Promise<unknown>
  destroyAll(where: object): Promise<unknown>
  create(rows: readonly object[]): Promise<unknown>
}

interface JugglerSource {
  connector: { pg?: NodeJS.EventEmitter<{ error: []; connect: [NodeJS.EventEmitter] }> }
  createModel(name: string, properties: object, options: object): JugglerModel
  automigrate(models: readonly string[]): Promise<void>
  disconnect?(): Promise<void>
}

/** A server: the age of LoopBack, its connector, and the database under that. */
export interface ServerKind {
  name: string
  /** Alias of the juggler in `connectors/package.json`; that of the workspace without one. */
  juggler?: 'juggler-3.0' | 'juggler-3' | 'juggler-7'
  /** LoopBack 4 reaches the juggler through repositories. */
  isRepository?: true
  /** Alias in `connectors/package.json`, or a connector of the workspace. */
  connector: string
  database?: 'postgresql' | 'mariadb'
}

/** What each run of the tests tries. */
export const quickKinds: readonly ServerKind[] = [
  { name: 'memory', connector: 'memory' },
  { name: 'sqlite3 3.0', connector: 'sqlite3' },
  ...(hasPostgresql() ? [{ name: 'postgresql 5.0.1', connector: 'postgresql', database: 'postgresql' } as const] : []),
]

const inThree = { juggler: 'juggler-3' } as const
const inFour = { juggler: 'juggler-7', isRepository: true } as const
const onPostgresql = { database: 'postgresql' } as const
const onMariadb = { database: 'mariadb' } as const

/** Servers from 2016 to today, for the night. The first juggler of LoopBack 3 runs no SQL connector that npm installs with it today. */
export const allKinds: readonly ServerKind[] = [
  { name: 'memory of 3.0', juggler: 'juggler-3.0', connector: 'memory' },
  { name: 'memory of 3.28', ...inThree, connector: 'memory' },
  { name: 'memory of 4', ...inFour, connector: 'memory' },
  { name: 'sqlite3 3.0', ...inThree, connector: 'sqlite3-3' },
  { name: 'postgresql 3.1', ...inThree, connector: 'postgresql-3', ...onPostgresql },
  { name: 'postgresql 5.0', ...inThree, connector: 'postgresql-5', ...onPostgresql },
  { name: 'postgresql 9 of 4', ...inFour, connector: 'postgresql-9', ...onPostgresql },
  { name: 'mysql 5.0', ...inThree, connector: 'mysql-5', ...onMariadb },
  { name: 'mysql 9', ...inThree, connector: 'mysql-9', ...onMariadb },
  { name: 'mysql 9 of 4', ...inFour, connector: 'mysql-9', ...onMariadb },
]

async function databaseOf({ connector, database }: ServerKind): Promise<{ settings: object; close(): Promise<void> }> {
  if (database === 'postgresql') return await startCluster()
  if (database === 'mariadb') return await startMariadb()
  return { settings: connector.startsWith('sqlite3') ? { file: ':memory:' } : {}, close: async () => undefined }
}

/** What the juggler is asked for a connector by: the module of one that is installed beside the workspace, else its name. */
const connectorOf = ({ connector }: ServerKind): unknown =>
  /-\d/.test(connector) ? requireConnector(connector) : connector

function sourceOf(kind: ServerKind, settings: object): JugglerSource {
  const options = { ...settings, connector: connectorOf(kind) }
  if (kind.juggler === undefined) {
    const app = loopback({ localRegistry: true, loadBuiltinModels: true })
    const source: object = app.dataSource('db', options)
    // Its types lack what makes a model of a source directly.
    return source as JugglerSource
  }
  // What is required has no type: each juggler has this class.
  const { DataSource } = requireConnector(kind.juggler) as { DataSource: new (options: object) => JugglerSource }
  return new DataSource(options)
}

/** The model behind a repository of LoopBack 4, as a controller of it calls that. */
function throughRepository(source: JugglerSource, properties: object): JugglerModel {
  const { DefaultCrudRepository, Entity, ModelDefinition } = requireConnector('@loopback/repository')
  class Row extends Entity {
    static definition = new ModelDefinition({ name: 'Row', properties, settings: { strict: false } })
  }
  const repository = new DefaultCrudRepository(Row, source)
  return {
    find: (filter) => repository.find(filter),
    count: async (where) => (await repository.count(where)).count,
    updateAll: (where, changes) => repository.updateAll(changes, where),
    destroyAll: (where) => repository.deleteAll(where),
    create: (rows) => repository.createAll(rows),
  }
}

/** A row as JSON brings it: times as text, without what has no value. */
const asJson = (row: { toJSON(): StoredRow }): StoredRow =>
  Object.fromEntries(
    Object.entries<unknown>(JSON.parse(JSON.stringify(row))).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  )

// An address carries texts: what is no text has no Date in it.
const asSent = (asked: object): object => JSON.parse(JSON.stringify(asked))

/** Starts a store with an empty table of the properties. */
export async function startStore(kind: ServerKind, properties: object): Promise<Store> {
  if (kind.connector.startsWith('sqlite3')) await import('../sqlite/use-driver.ts')
  const { settings, close } = await databaseOf(kind)
  const source = sourceOf(kind, settings)
  // The database ends while connections to it are open.
  source.connector.pg?.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
  const model = kind.isRepository
    ? throughRepository(source, properties)
    : source.createModel('Row', properties, { forceId: false })
  if (kind.connector !== 'memory') await source.automigrate(['Row'])
  return {
    find: async (filter) => (await model.find(asSent(filter))).map(asJson),
    count: (where) => model.count(asSent(where)),
    updateAll: (where, changes) => model.updateAll(asSent(where), changes),
    destroyAll: (where) => model.destroyAll(asSent(where)),
    async load(rows) {
      await model.destroyAll({})
      await model.create(rows)
    },
    async close() {
      await source.disconnect?.()
      await close()
    },
  }
}
