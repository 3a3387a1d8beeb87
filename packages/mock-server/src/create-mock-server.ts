import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ServedFit } from '@lineboard/contract/fit/served'
import { createSessions, type Session, type Sessions, sessionHeader } from './api/control/sessions.ts'
import { type Api, createApi } from './api/pipeline/api.ts'
import { createPipeline, type Pipeline } from './api/prism/prism.ts'
import { migrateIntents } from './domain/billing/cards/intents.ts'
import { loadInvoices } from './domain/billing/invoices/invoice-pdf.ts'
import { recordOpeningBalances } from './domain/billing/ledger/ledger.ts'
import { migrateRents } from './domain/billing/renewals/dues.ts'
import { noteAllCustomers } from './domain/billing/renewals/follow-accounts.ts'
import { hashKeptSecrets } from './domain/users/mailed-secrets.ts'
import { realm } from './domain/users/secrets.ts'
import { createControlRoute, refuseControl, sessionRoute } from './edge/control/control-route.ts'
import { isLoopback } from './edge/control/own-visitors.ts'
import { createDocsRoute } from './edge/docs/docs-route.ts'
import { createFileRoute } from './edge/files/file-route.ts'
import { logAccess } from './edge/http/access-log.ts'
import { closeServer, createLimitedServer, listen } from './edge/http/limited-server.ts'
import { type Route, sendJson } from './edge/http/send.ts'
import { openSocket, socketPath } from './edge/realtime/socket-server.ts'
import { apiPrefix, serveApi } from './edge/routes/api-route.ts'
import { createHealthRoutes, createListener, type Routes, refuseSockets } from './edge/routes/http-listener.ts'
import {
  captchaCalls,
  cardCalls,
  createSandboxRoute,
  type SandboxCalls,
  timeZoneCalls,
} from './edge/sandbox/sandbox-route.ts'
import { openPhoneServer, type PhoneServer, phonePath } from './edge/sip/phone-server.ts'
import { createPhonesByWorld } from './edge/sip/phones.ts'
import { type ClientConfig, fitPath, type ProviderKeys } from './edge/site/client-config.ts'
import { createSite } from './edge/site/site.ts'
import { type Contract, sharedContract } from './ground/contract/contract.ts'
import { StartError } from './ground/errors.ts'
import { version } from './ground/version.ts'
import type { MockServer, MockServerOptions, MockSession } from './mock-server-options.ts'
import { checkedOptions, type StartOptions } from './start-options.ts'
import { type Kept, keepStore } from './store/kept/keep.ts'
import { keepPrecomputed } from './store/tables/memory-store.ts'
import { createLive } from './world/live/live.ts'
import { createEmptyWorld, defaultSize, resetWorld, type World } from './world/world.ts'

/** Worlds of parallel tests that are kept: far more than run at the same time. */
const maxSessions = 100

/** The worlds of a server, the main one still without rows. */
function createWorlds(options: StartOptions, onDropped: (world: World) => void) {
  const { seed = 1, size, now, stripeKey, live, onDefect } = options
  const world = createEmptyWorld({
    seed,
    size: { ...defaultSize, ...size },
    hasTestCards: stripeKey === undefined,
    ...(now && { now }),
  })
  const { phonesOf, switchboardOf } = createPhonesByWorld(options.limits.phones, onDefect)
  const sessions = createSessions(world, {
    most: maxSessions,
    phonesOf,
    liveOf: (of, phones) => createLive(of, onDefect, phones),
    ...(live && { callsPerMinute: live }),
    onDropped: (session) => onDropped(session.world),
    // Whoever may use the control page may reset what is counted as well.
    mayMake: options.control && !options.behindProxy,
  })
  return { world, sessions, switchboardOf }
}

/** Fills the main world: from its folder where it is kept on disk, from the seeds otherwise. */
function fillWorld(world: World, { data, onDefect }: StartOptions): Kept | undefined {
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
  recordOpeningBalances(world.store, world.clock.now())
  migrateIntents(world.store, world.clock.now())
  migrateRents(world.store, world.clock.now())
  noteAllCustomers(world.moved, world.store)
  world.commit = kept.flush
  return kept
}

/** A world of a test as the public API gives it. */
function toMockSession(sessions: Sessions, name: string, from: string | undefined): MockSession {
  const { world, control } =
    from === undefined
      ? sessions.list().some((known) => known.name === name)
        ? sessions.of(name)
        : sessions.create(name)
      : sessions.create(name, from)
  return {
    name,
    headers: { [sessionHeader]: encodeURIComponent(name) },
    store: world.store,
    control,
    delete: () => sessions.delete(name),
  }
}

const knownPasswords =
  'other machines may reach this server, and everybody knows the passwords of its sample data. Keep nothing in it that is real.'

function siteRoute(
  { webRoot, stripeKey, captchaKey, reports }: StartOptions,
  phonePort: () => number | undefined,
): Pick<Routes, 'site'> {
  if (webRoot === undefined) return {}
  const root = resolve(webRoot)
  if (!existsSync(join(root, 'index.html'))) throw new StartError(`There is no built web app in ${webRoot}.`)
  const keys = { ...(stripeKey !== undefined && { stripeKey }), ...(captchaKey !== undefined && { captchaKey }) }
  return { site: createSite(root, { ...keys, reports, phonePort }) }
}

function clientConfig({ core, control, idempotencyKeys, ...options }: StartOptions): ClientConfig {
  const { stripeKey = null, captchaKey = null, errorReports = null, webVitals = null } = options
  return {
    apiBase: apiPrefix,
    socketPath,
    stripeKey,
    captchaKey,
    idempotencyKeys: !core || idempotencyKeys === true,
    mock: !core,
    control: control && !core,
    softphone: null,
    errorReports,
    webVitals,
    fit: options.fit ? fitPath : null,
    version,
  }
}

/** The calls that stand in for the providers there is no key of. */
function sandboxCalls({ stripeKey, captchaKey }: ProviderKeys): SandboxCalls {
  return { ...(stripeKey === undefined && cardCalls), ...(captchaKey === undefined && captchaCalls), ...timeZoneCalls }
}

/** A server that responds as a core API. */
interface Fitted {
  served: ServedFit
  /** The API as that core API has it. */
  around(api: Api): Api
}

/** Loaded where there is a fit alone: its forms of times are of a library that takes long to load. */
async function loadFit({ fit, core }: StartOptions): Promise<Fitted | undefined> {
  if (!fit) return undefined
  const { fittedApi, servedFit } = await import('./api/pipeline/fitted-api.ts')
  const served = servedFit(fit)
  return core ? undefined : { served, around: (api) => fittedApi(api, served) }
}

function apiRoutes(
  options: StartOptions,
  sessions: Sessions,
  contract: Contract,
  pipeline: Pipeline,
  fitted: Fitted | undefined,
): Pick<Routes, 'api' | 'control' | 'files' | 'sandbox'> {
  const {
    core,
    host,
    control: hasControl,
    strict = false,
    allowWipe = false,
    limits,
    behindProxy: isBehindProxy = false,
    onDefect,
    onWarning,
  } = options
  if (core) return { api: core.serve }
  const api = createApi({
    contract,
    pipeline,
    isStrict: strict,
    mayWipe: allowWipe,
    limits: limits.bodies,
    onDefect,
    onWarning,
  })
  const asked = fitted?.around(api) ?? api
  const controlled = { operations: contract.operations, api }
  const of = (routeOf: (session: Session) => Route) => sessionRoute(sessions, routeOf)
  return {
    api: of(
      ({ world }) =>
        (request, response, url) =>
          serveApi(asked, world, { limits: limits.bodies, isBehindProxy }, { request, response, url }),
    ),
    control: of((session) => (hasControl ? createControlRoute(host, session, sessions, controlled) : refuseControl)),
    files: of(({ world }) => createFileRoute(world)),
    sandbox: of(({ world }) => createSandboxRoute(world, sandboxCalls(options))),
  }
}

/** Makes ahead what the first request to each operation would make. */
async function prepareAll(world: World, contract: Contract, pipeline: Pipeline, isClosed: () => boolean) {
  await keepPrecomputed(world.store, isClosed)
  await loadInvoices()
  for (const operation of contract.operations) {
    if (isClosed()) return
    await pipeline.prepare(operation)
  }
}

/** Starts a mock server. Throws a `StartError` with a sentence when it can't start. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const start = checkedOptions(options)
  const { port, host, core, limits, onDefect } = start
  const fitted = await loadFit(start)
  const config = clientConfig(start)
  const site = siteRoute(start, () => config.softphone?.port)
  const contract = await sharedContract()
  const pipeline = createPipeline(contract)
  const { world, sessions, switchboardOf } = createWorlds(start, (dropped) => {
    socket?.drop(dropped)
    phones?.drop(dropped)
  })
  const { control } = sessions.main
  const kept = core ? undefined : fillWorld(world, start)
  let phones: (PhoneServer & { port: number | undefined }) | undefined
  let isClosed = false
  const health = createHealthRoutes({
    webRoot: start.webRoot,
    async problem() {
      if (isClosed) return 'The server is ending.'
      return core ? core.check() : world.storageProblem
    },
  })
  const { fit } = start
  const exact: Routes['exact'] = {
    ...health,
    ...(fit && { [fitPath]: (_request, response) => sendJson(response, 200, fit) }),
  }
  const docs = createDocsRoute({ document: contract.bundled, isMock: !core })
  const routes = { ...apiRoutes(start, sessions, contract, pipeline, fitted), ...site, exact, config, docs }
  const server = createLimitedServer(limits, createListener(routes, limits.bodies, onDefect))
  const { onAccess: write, behindProxy: isBehindProxy = false } = start
  if (write) server.on('request', (request, response) => logAccess(request, response, { isBehindProxy, write }))
  const socket = core ? undefined : openSocket(server, sessions, limits, fitted?.served)
  if (core) server.on('upgrade', core.upgrade)
  else refuseSockets(server)

  async function close({ graceMs = 0 }: { graceMs?: number } = {}): Promise<void> {
    isClosed = true
    core?.close()
    for (const session of [sessions.main, ...sessions.list()]) {
      session.control.live.stop()
      session.phones.close()
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
    phones = await openPhoneServer(sessions, {
      http: server,
      host,
      port: start.phonePort,
      limits,
      isBehindProxy,
      switchboardOf,
    })
    config.softphone = { scheme: 'ws', server: null, port: phones.port ?? taken, path: phonePath, sipDomain: realm }
  }
  const hostText = host.includes(':') ? `[${host}]` : host
  const url = `http://${hostText}:${taken}`
  // Who can reach a server from elsewhere knows it by another address, which only its operator can tell.
  world.siteUrl = start.publicUrl ?? (isLoopback(host) && !start.behindProxy ? url : undefined)
  if (start.live) control.live.start(start.live)
  // What became due while a kept world was not running.
  if (kept) control.live.run()
  const warning = core ? await core.check() : isLoopback(host) ? undefined : knownPasswords
  return {
    url,
    apiUrl: `${url}${apiPrefix}`,
    store: world.store,
    control,
    hasControl: config.control,
    ...(config.softphone && { phoneUrl: `ws://${hostText}:${config.softphone.port}${phonePath}` }),
    session: (name, { from } = {}) => toMockSession(sessions, name, from),
    ...(warning && { warning }),
    prepare: async () => (core ? undefined : prepareAll(world, contract, pipeline, () => isClosed)),
    close,
  }
}
