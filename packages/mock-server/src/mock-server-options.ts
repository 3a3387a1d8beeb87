import type { Fit } from '@lineboard/contract/fit'
import type { Control } from './api/control/control.ts'
import type { AccessLine } from './edge/http/access-log.ts'
import type { ProviderKeys } from './edge/site/client-config.ts'
import type { Limits } from './ground/limits.ts'
import type { Store } from './store/rows/types.ts'
import type { SeedSize } from './world/seed/material/types.ts'

/** How to start a server. Everything is optional. */
export interface MockServerOptions extends ProviderKeys {
  /** @default 0, which takes any free port */
  port?: number
  /** @default '127.0.0.1' */
  host?: string
  /** Serves `/__mock`. @default only where `host` is of this machine alone */
  control?: boolean
  /** Seed number: the same number and moment give the same rows. @default 1 */
  seed?: number
  /** How many rows to seed where that is a choice. */
  size?: Partial<SeedSize>
  /** The moment the world begins, from where its clock runs on. @default the real one */
  now?: Date
  /** Folder of the built web app, served at `/`. */
  webRoot?: string
  /** Addresses that the web app sends reports to, if any: see `errorReports` and `webVitals` of its configuration. */
  errorReports?: string
  webVitals?: string
  /** Address of the web app as people open it, for links in mails. @default the address of the server, where only this machine reaches it without a proxy */
  publicUrl?: string
  /** A proxy of one's own stands before the server: it is believed who asks, and limits its own visitors. @default false */
  behindProxy?: boolean
  /** Is told of each request once it is answered. */
  onAccess?(line: AccessLine): void
  /** A real core API to pass `/api/v1` and `/wss` on to, instead of the mock. */
  api?: string
  /** That core API knows `Idempotency-Key`: the web app then sends calls that move money again when their answer is lost. @default false */
  idempotencyKeys?: boolean
  /** How a core API differs from the contract, as its `core.fit.yaml` says: the mock responds as that core. With `api` only the web app gets it. */
  fit?: Fit
  /** Folder to keep the state in between runs. Without it nothing outlives the process. */
  data?: string
  /** Answers 400 where a real server would silently answer otherwise. @default false */
  strict?: boolean
  /** Lets a bulk delete take every row of a table. @default false */
  allowWipe?: boolean
  /** Calls a minute that arrive by themselves, ring, are answered, end and are charged; at most 600. @default 0 */
  live?: number
  /** Port that softphones connect to, path `/ws`. Where it is in use, or none is given, they do so at the port of the server. */
  phonePort?: number
  /** Other limits than usual of what one visitor may take, such as shorter times for a test of being cut off. */
  limits?: Partial<Limits>
  /** Is told of defects of the server itself. @default prints to standard error */
  onDefect?(problem: unknown): void
  /** Is told, in a line, where a real server might have answered otherwise. The answer's header says it too. */
  onWarning?(line: string): void
}

/** A world of its own beside the server's main one: rows, clock, faults, journal, mail and socket events. */
export interface MockSession {
  name: string
  /** What a request for this world carries. A socket says it by `mockSession` in its query. */
  headers: Readonly<Record<string, string>>
  store: Store
  control: Control
  /** Forgets it and ends its sockets; answers false when it was gone already. */
  delete(): boolean
}

/** A running server. */
export interface MockServer {
  /** Address of the web app, without a slash at the end. */
  url: string
  /** Address of the API, without a slash at the end. */
  apiUrl: string
  store: Store
  control: Control
  /** Where softphones connect to; missing in front of a core API. */
  phoneUrl?: string
  /** Whether `/__mock` is served. */
  hasControl: boolean
  /**
   * The world of a name, made on first use of the main world's rows; with `from`, anew and of that snapshot. Beyond 100 the
   * one used longest ago is dropped. Throws for an empty name or an unknown snapshot.
   */
  session(name: string, options?: { from?: string }): MockSession
  /** A sentence when other machines reach the server, or a core API was given that can't be reached at the moment. */
  warning?: string
  /**
   * Makes ahead what the first request to each operation would make, in small steps with requests in between: a second or two
   * of work, once a process. The command does so when it has started.
   */
  prepare(): Promise<void>
  /**
   * Ends it: `/ready` says no, nobody new is let in, and answers under way are finished for `graceMs`, at once without it. Rejects with
   * a sentence when the last changes could not be kept in the `data` folder.
   */
  close(options?: { graceMs?: number }): Promise<void>
}
