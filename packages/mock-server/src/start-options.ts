import { checkBeginning } from './api/control/control-input.ts'
import { toWhole } from './api/control/request-body.ts'
import { isLoopback } from './edge/control/own-visitors.ts'
import { type CoreProxy, createCoreProxy } from './edge/routes/core-proxy.ts'
import { checkKeys } from './edge/site/client-config.ts'
import { LoopbackError, StartError } from './ground/errors.ts'
import { defaultLimits, type Limits, maxCallsPerMinute } from './ground/limits.ts'
import type { MockServerOptions } from './mock-server-options.ts'

/** The options of a server, checked and with their defaults. */
export interface StartOptions extends Omit<MockServerOptions, 'limits' | 'publicUrl'> {
  port: number
  host: string
  /** Whether `/__mock` is served. */
  control: boolean
  onDefect(problem: unknown): void
  onWarning(line: string): void
  limits: Limits
  /** Address of the web app, without a slash at the end. */
  publicUrl: string | undefined
  /** Where pages send reports to. */
  reports: string[]
  /** The proxy to a real core API. */
  core: CoreProxy | undefined
}

function reportAddresses({ errorReports, webVitals }: MockServerOptions): string[] {
  const addresses = [errorReports, webVitals].filter((address) => address !== undefined)
  const wrong = addresses.find((address) => !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
  if (wrong === undefined) return addresses
  throw new StartError(`${wrong} is not an address for reports, such as https://reports.example.com/lineboard.`)
}

function publicUrlOf({ publicUrl }: MockServerOptions): string | undefined {
  if (publicUrl === undefined) return undefined
  const url = URL.parse(publicUrl)
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '')
  throw new StartError(`${publicUrl} is not an address of the web app, such as https://lineboard.example.com.`)
}

function coreOf({ api, behindProxy = false }: MockServerOptions): CoreProxy | undefined {
  if (api === undefined) return undefined
  const base = URL.canParse(api) ? new URL(api) : undefined
  if (base?.protocol === 'http:' || base?.protocol === 'https:') return createCoreProxy(base, behindProxy)
  throw new StartError(`${api} is not an address of a core API, such as https://core.example.com:9443/api/v1.`)
}

function checkLive({ live = 0, api }: MockServerOptions): void {
  if (live > 0 && api !== undefined) throw new StartError('--live simulates calls of the mock; a core API has its own.')
  if (live >= 0 && live <= maxCallsPerMinute) return
  throw new StartError(`--live takes from 1 to ${maxCallsPerMinute} calls a minute, not ${live}.`)
}

/** Throws for an invalid port, and for a beginning that would give other rows than were asked for. */
function checkValues({ port = 0, ...beginning }: MockServerOptions): void {
  try {
    toWhole({ port }, 'port', 65_535)
    checkBeginning(beginning)
  } catch (problem) {
    throw problem instanceof LoopbackError ? new StartError(`${problem.message}.`) : problem
  }
}

/** Checks options and fills in their defaults. Throws a `StartError` with a sentence. */
export function checkedOptions(options: MockServerOptions): StartOptions {
  const reports = reportAddresses(options)
  checkValues(options)
  checkLive(options)
  checkKeys(options)
  const { port = 0, host = '127.0.0.1', onDefect = console.error, onWarning = () => {} } = options
  return {
    ...options,
    port,
    host,
    control: options.control ?? isLoopback(host),
    onDefect,
    onWarning,
    limits: {
      ...defaultLimits,
      ...(options.behindProxy && { connectionsPerAddress: Number.POSITIVE_INFINITY }),
      ...options.limits,
    },
    publicUrl: publicUrlOf(options),
    reports,
    core: coreOf(options),
  }
}
