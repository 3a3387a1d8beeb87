// LoopBack 3 has no types of its own; these are of the parts that are used here.
declare module 'loopback' {
  import type { RequestListener } from 'node:http'

  /** What a remote method is called with, and what it is about to answer. */
  export interface RemoteContext {
    args: Record<string, unknown>
    res: { set(name: string, value: string): void }
    /** After the method: what it answers. */
    result?: unknown
  }

  /** A model with its rows. */
  export interface Model {
    readonly modelName: string
    readonly definition: { readonly properties: Readonly<Record<string, unknown>> }
    create(rows: object): Promise<object>
    find(filter?: object): Promise<{ toJSON(): Record<string, unknown> }[]>
    count(where?: unknown): Promise<number>
    destroyAll(): Promise<unknown>
    remoteMethod(name: string, options: object): void
    beforeRemote(method: string, hook: (context: RemoteContext) => Promise<void>): void
    afterRemote(method: string, hook: (context: RemoteContext) => Promise<void>): void
  }

  /** What LoopBack speaks to a store by; the SQL parts are those of SQL connectors. */
  export interface Connector {
    buildExpression?(column: string, operator: string, value: unknown, property: object): object
    execute?(sql: string, values: readonly unknown[], done: (error: Error | null, answer: unknown) => void): void
    /** Connections of PostgreSQL's. */
    pg?: NodeJS.EventEmitter<{ error: []; connect: [NodeJS.EventEmitter] }>
  }

  export interface DataSource {
    connector: Connector
    automigrate(models: readonly string[]): Promise<void>
  }

  /** An application: a listener of requests. */
  export interface Application extends RequestListener {
    registry: {
      createModel(name: string, properties: object, options: object): Model
      getModel(name: string): Model
    }
    set(name: string, value: unknown): void
    use(path: string, handler: unknown): void
    dataSource(name: string, settings: object): DataSource
    model(model: Model, options: { dataSource: DataSource; public: boolean }): Model
  }

  const loopback: {
    (options: { localRegistry: true; loadBuiltinModels: true }): Application
    rest(): unknown
    token(options: { model: Model }): unknown
  }
  export default loopback
}
