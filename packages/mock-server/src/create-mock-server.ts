import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { noteAllCustomers } from './account/money-changes.ts'
import { createApi } from './api/api.ts'
import { sharedContract } from './contract/contract.ts'
import { checkBeginning } from './control/beginning.ts'
import { toWhole } from './control/body-values.ts'
import { createControlRoute, refuseControl } from './control/control-route.ts'
import { isLoopback } from './control/own-visitors.ts'
import { sessionHeader } from './control/session-name.ts'
import { sessionRoute } from './control/session-route.ts'
import { createSessions, type Session, type Sessions } from './control/sessions.ts'
import { createEmptyWorld, defaultSize, resetWorld } from './create-world.ts'
import { type Kept, keepStore } from './data/keep.ts'
import { createDocsRoute } from './docs/docs-route.ts'
import { LoopbackError } from './errors/loopback-error.ts'
import { createFileRoute } from './handlers/files/file-route.ts'
import { logAccess } from './http/access-log.ts'
import { apiPrefix, serveApi } from './http/api-route.ts'
import type { ClientConfig } from './http/config-file.ts'
import { type CoreProxy, createCoreProxy } from './http/core-proxy.ts'
import { createHealthRoutes } from './http/health.ts'
import { createListener, type Route, type Routes } from './http/http-listener.ts'
import { createLimitedServer } from './http/limited-server.ts'
import { closeServer, listen } from './http/listen.ts'
import { refuseSockets } from './http/refuse-sockets.ts'
import { createSite } from './http/site.ts'
import { openBalances } from './ledger/shown-balance.ts'
import { maxCallsPerMinute } from './live/calls-per-minute.ts'
import { createLive } from './live/live.ts'
import type { MockServer, MockServerOptions, MockSession } from './mock-server-options.ts'
import { cardCalls } from './payments/card-calls.ts'
import { loadInvoices } from './payments/invoice-pdf.ts'
import { openIntents } from './payments/kept-intents.ts'
import { createPipeline } from './prism/prism.ts'
import { openSocket, socketPath } from './realtime/socket-server.ts'
import { openRents } from './renewals/rent-dues.ts'
import { captchaCalls } from './sandbox/captcha-call.ts'
import { checkKeys, type ProviderKeys } from './sandbox/provider-keys.ts'
import type { SandboxCalls } from './sandbox/sandbox-call.ts'
import { createSandboxRoute } from './sandbox/sandbox-route.ts'
import { defaultLimits } from './server-limits.ts'
import { hashKeptSecrets } from './session/mailed-secrets.ts'
import { realm } from './session/phone-secret.ts'
import { openPhoneServer, type PhoneServer, phonePath } from './sip/phone-server.ts'
import { createPhones } from './sip/phones.ts'
import { StartError } from './start-error.ts'
import { keepPrecomputed } from './store/keep-precomputed.ts'
import { version } from './version.ts'
import type { World } from './world.ts'

/** Worlds of parallel tests that are kept: far more than run at the same time. */
const maxSessions = 100

const knownPasswords =
  'other machines may reach this server, and everybody knows the passwords of its sample data. Keep nothing in it that is real.'

type OnDefect = (problem: unknown) => void

/** Where pages send reports to. */
function reportAddresses({ errorReports, webVitals }: MockServerOptions): string[] {
  const addresses = [errorReports, webVitals].filter((address) => address !== undefined)
  const wrong = addresses.find((address) => !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
  if (wrong === undefined) return addresses
  throw new StartError(`${wrong} is not an address for reports, such as https://reports.example.com/lineboard.`)
}

function siteRoute(
  { webRoot, ...options }: MockServerOptions,
  phonePort: () => number | undefined,
): Pick<Routes, 'site'> {
  if (webRoot === undefined) return {}
  const root = resolve(webRoot)
  if (!existsSync(join(root, 'index.html'))) throw new StartError(`There is no built web app in ${webRoot}.`)
  const { stripeKey, captchaKey } = options
  const keys = { ...(stripeKey !== undefined && { stripeKey }), ...(captchaKey !== undefined && { captchaKey }) }
  return { site: createSite(root, { ...keys, reports: reportAddresses(options), phonePort }) }
}

function coreOf({ api, behindProxy = false }: MockServerOptions): CoreProxy | undefined {
  if (api === undefined) return undefined
  const base = URL.canParse(api) ? new URL(api) : undefined
  if (base?.protocol === 'http:' || base?.protocol === 'https:') return createCoreProxy(base, behindProxy)
  throw new StartError(`${api} is not an address of a core API, such as https://core.example.com:9443/api/v1.`)
}

/** Fills the world: from its folder when it is kept on disk, from the seeds otherwise. */
function fillWorld(world: World, data: string | undefined, onDefect: OnDefect): Kept | undefined {
  const seed = () => resetWorld(world)
  if (data === undefined) {
    seed()
    return undefined
  }
  const onProblem = (sentence: string | undefined) => {
    world.storageProblem = sentence
    if (sentence !== undefined) onDefect(sentence)
  }
  const kept = keepStore(world.store, { folder: data, seed, onProblem })
  hashKeptSecrets(world.store)
  openBalances(world.store, world.clock.now())
  openIntents(world.store, world.clock.now())
  openRents(world.store, world.clock.now())
  noteAllCustomers(world.moved, world.store)
  world.commit = kept.flush
  return kept
}

function checkLive({ live = 0, api }: MockServerOptions): void {
  if (live > 0 && api !== undefined) throw new StartError('--live simulates calls of the mock; a core API has its own.')
  if (live >= 0 && live <= maxCallsPerMinute) return
  throw new StartError(`--live takes from 1 to ${maxCallsPerMinute} calls a minute, not ${live}.`)
}

/** Throws for a port that is none, and for what no world begins with: it would have other rows than were asked for. */
function checkStart({ port = 0, ...beginning }: MockServerOptions): void {
  reportAddresses(beginning)
  try {
    toWhole({ port }, 'port', 65_535)
    checkBeginning(beginning)
  } catch (problem) {
    throw problem instanceof LoopbackError ? new StartError(`${problem.message}.`) : problem
  }
}

/** The calls that stand in for the providers there is no key of. */
function sandboxCalls({ stripeKey, captchaKey }: ProviderKeys): SandboxCalls {
  return { ...(stripeKey === undefined && cardCalls), ...(captchaKey === undefined && captchaCalls) }
}

function toMockSession(sessions: Sessions, name: string, from: string | undefined): MockSession {
  const { world, control } = from === undefined && name ? sessions.of(name) : sessions.create(name, from)
  return {
    name,
    headers: { [sessionHeader]: encodeURIComponent(name) },
    store: world.store,
    control,
    delete: () => sessions.delete(name),
  }
}

/** Starts a mock server. Throws a `StartError` with a sentence when it can't start. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const {
    port = 0,
    host = '127.0.0.1',
    seed = 1,
    strict: isStrict = false,
    allowWipe = false,
    now,
    onDefect = console.error,
    onWarning = () => {},
    control: hasControl = isLoopback(host),
  } = options
  checkStart(options)
  checkLive(options)
  checkKeys(options)
  const limits = {
    ...defaultLimits,
    ...(options.behindProxy && { connectionsPerAddress: Number.POSITIVE_INFINITY }),
    ...options.limits,
  }
  const core = coreOf(options)
  const site = siteRoute(options, () => config.softphone?.port)
  const contract = await sharedContract()
  const world = createEmptyWorld({
    seed,
    size: { ...defaultSize, ...options.size },
    hasTestCards: options.stripeKey === undefined,
    ...(now && { now }),
  })
  const sessions = createSessions(world, {
    most: maxSessions,
    phonesOf: (of) => createPhones(of, onDefect),
    liveOf: (of, phones) => createLive(of, onDefect, phones),
    ...(options.live && { callsPerMinute: options.live }),
    onDropped({ world: dropped }) {
      socket?.drop(dropped)
      phones?.drop(dropped)
    },
  })
  const { control } = sessions.main
  const pipeline = createPipeline(contract)
  const kept = core ? undefined : fillWorld(world, options.data, onDefect)

  const { stripeKey = null, captchaKey = null, errorReports = null, webVitals = null } = options
  let phones: PhoneServer | undefined
  const config: ClientConfig = {
    apiBase: apiPrefix,
    socketPath,
    stripeKey,
    captchaKey,
    idempotencyKeys: !core || options.idempotencyKeys === true,
    mock: !core,
    control: hasControl && !core,
    softphone: null,
    errorReports,
    webVitals,
    version,
  }

  function apiRoutes(): Pick<Routes, 'api' | 'control' | 'files' | 'sandbox'> {
    if (core) return { api: core.serve }
    const api = createApi({
      contract,
      pipeline,
      isStrict,
      mayWipe: allowWipe,
      onDefect,
      onWarning,
    })
    const controlled = { operations: contract.operations, api }
    const of = (routeOf: (session: Session) => Route) => sessionRoute(sessions, routeOf)
    return {
      api: of(
        ({ world }) =>
          (request, response, url) =>
            serveApi(api, world, request, response, url),
      ),
      control: of((session) => (hasControl ? createControlRoute(host, session, sessions, controlled) : refuseControl)),
      files: of(({ world }) => createFileRoute(world)),
      sandbox: of(({ world }) => createSandboxRoute(world, sandboxCalls(options))),
    }
  }

  let isClosed = false
  const exact = createHealthRoutes({
    webRoot: options.webRoot,
    async problem() {
      if (isClosed) return 'The server is ending.'
      return core ? core.check() : world.storageProblem
    },
  })
  const docs = createDocsRoute({ document: contract.bundled, isMock: !core })
  const listener = createListener({ ...apiRoutes(), ...site, exact, config, docs }, onDefect)
  const server = createLimitedServer(limits, listener)
  const { onAccess: write, behindProxy: isBehindProxy = false } = options
  if (write) server.on('request', (request, response) => logAccess(request, response, { isBehindProxy, write }))
  const socket = core ? undefined : openSocket(server, sessions, limits)
  if (core) server.on('upgrade', core.upgrade)
  else refuseSockets(server)

  async function prepare(): Promise<void> {
    if (core) return
    await keepPrecomputed(world.store, () => isClosed)
    await loadInvoices()
    for (const operation of contract.operations) {
      if (isClosed) return
      await pipeline.prepare(operation)
    }
  }

  async function close({ graceMs = 0 }: { graceMs?: number } = {}): Promise<void> {
    isClosed = true
    core?.close()
    for (const { control, phones: all } of [sessions.main, ...sessions.list()]) {
      control.live.stop()
      all.close()
    }
    socket?.close()
    await phones?.close()
    if (server.listening) await closeServer(server, graceMs)
    kept?.close()
  }

  const taken = await listen(server, port, host).catch(async (problem) => {
    await close()
    throw problem
  })
  if (!core) {
    const opened = await openPhoneServer(sessions, { http: server, host, port: options.phonePort, limits })
    phones = opened
    config.softphone = { scheme: 'ws', server: null, port: opened.port ?? taken, path: phonePath, sipDomain: realm }
  }
  if (options.live) control.live.start(options.live)
  // What became due while a kept world was not running.
  if (kept) control.live.run()
  const warning = core ? await core.check() : isLoopback(host) ? undefined : knownPasswords
  const hostText = host.includes(':') ? `[${host}]` : host
  const url = `http://${hostText}:${taken}`
  return {
    url,
    apiUrl: `${url}${apiPrefix}`,
    store: world.store,
    control,
    hasControl: hasControl && !core,
    ...(config.softphone && { phoneUrl: `ws://${hostText}:${config.softphone.port}${phonePath}` }),
    session: (name, { from } = {}) => toMockSession(sessions, name, from),
    ...(warning && { warning }),
    prepare,
    close,
  }
}
