import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkBeginning } from './api/control/control-input.ts'
import { toWhole } from './api/control/request-body.ts'
import { createSessions, type Session, type Sessions, sessionHeader } from './api/control/sessions.ts'
import { createApi } from './api/pipeline/api.ts'
import { createPipeline } from './api/prism/prism.ts'
import { openIntents } from './domain/billing/cards/intents.ts'
import { loadInvoices } from './domain/billing/invoices/invoice-pdf.ts'
import { openBalances } from './domain/billing/ledger/ledger.ts'
import { openRents } from './domain/billing/renewals/dues.ts'
import { noteAllCustomers } from './domain/billing/renewals/follow-accounts.ts'
import { hashKeptSecrets } from './domain/users/mailed-secrets.ts'
import { realm } from './domain/users/secrets.ts'
import { createControlRoute, refuseControl, sessionRoute } from './edge/control/control-route.ts'
import { isLoopback } from './edge/control/own-visitors.ts'
import { createDocsRoute } from './edge/docs/docs-route.ts'
import { createFileRoute } from './edge/files/file-route.ts'
import { logAccess } from './edge/http/access-log.ts'
import { closeServer, createLimitedServer, listen } from './edge/http/limited-server.ts'
import type { Route } from './edge/http/send.ts'
import { openSocket, socketPath } from './edge/realtime/socket-server.ts'
import { apiPrefix, serveApi } from './edge/routes/api-route.ts'
import { type CoreProxy, createCoreProxy } from './edge/routes/core-proxy.ts'
import { createHealthRoutes, createListener, type Routes, refuseSockets } from './edge/routes/http-listener.ts'
import type { SandboxCalls } from './edge/sandbox/sandbox-route.ts'
import { captchaCalls, cardCalls, createSandboxRoute } from './edge/sandbox/sandbox-route.ts'
import { openPhoneServer, type PhoneServer, phonePath } from './edge/sip/phone-server.ts'
import { createPhonesByWorld } from './edge/sip/phones.ts'
import type { ClientConfig } from './edge/site/client-config.ts'
import { checkKeys, type ProviderKeys } from './edge/site/client-config.ts'
import { createSite } from './edge/site/site.ts'
import { sharedContract } from './ground/contract/contract.ts'
import { LoopbackError, StartError } from './ground/errors.ts'
import { defaultLimits, maxCallsPerMinute } from './ground/limits.ts'
import { version } from './ground/version.ts'
import type { MockServer, MockServerOptions, MockSession } from './mock-server-options.ts'
import { type Kept, keepStore } from './store/kept/keep.ts'
import { keepPrecomputed } from './store/tables/memory-store.ts'
import { createLive } from './world/live/live.ts'
import type { World } from './world/world.ts'
import { createEmptyWorld, defaultSize, resetWorld } from './world/world.ts'

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
  const phonesByWorld = createPhonesByWorld(onDefect)
  const sessions = createSessions(world, {
    most: maxSessions,
    phonesOf: phonesByWorld.phonesOf,
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
    const opened = await openPhoneServer(sessions, {
      http: server,
      host,
      port: options.phonePort,
      limits,
      ...phonesByWorld,
    })
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
