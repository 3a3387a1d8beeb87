import type { Control } from './control/control.ts'
import type { SeedSize } from './seed/types.ts'
import type { Store } from './store/types.ts'

/** How to start a server. Everything is optional. */
export interface MockServerOptions {
  /** @default 0, which takes any free port */
  port?: number
  /** @default '127.0.0.1' */
  host?: string
  /** Seed number: the same number and moment give the same rows. @default 1 */
  seed?: number
  /** How many rows to seed where that is a choice. */
  size?: Partial<SeedSize>
  /** The moment the world begins, from where its clock runs on. @default the real one */
  now?: Date
  /** Folder of the built web app, served at `/`. */
  webRoot?: string
  /** A real core API to pass `/api/v1` and `/wss` on to, instead of the mock. */
  api?: string
  /** Folder to keep the state in between runs. Without it nothing outlives the process. */
  data?: string
  /** Answers 400 where a real server would silently answer otherwise. @default false */
  strict?: boolean
  /** Is told of defects of the server itself. @default prints to standard error */
  onDefect?(problem: unknown): void
}

/** A running server. */
export interface MockServer {
  /** Address of the web app, without a slash at the end. */
  url: string
  /** Address of the API, without a slash at the end. */
  apiUrl: string
  store: Store
  control: Control
  /** A sentence when a core API was given that can't be reached at the moment. */
  warning?: string
  close(): Promise<void>
}
