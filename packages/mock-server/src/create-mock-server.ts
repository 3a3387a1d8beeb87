import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { createApi } from './api/api.ts'
import { type Contract, sharedContract } from './contract/contract.ts'
import { createControl } from './control/control.ts'
import { createControlRoute } from './control/control-route.ts'
import { createEmptyWorld, defaultSize, resetWorld } from './create-world.ts'
import { type Kept, keepStore } from './data/keep.ts'
import { createFileRoute } from './handlers/tickets/file-route.ts'
import { apiPrefix, serveApi } from './http/api-route.ts'
import { type CoreProxy, createCoreProxy } from './http/core-proxy.ts'
import { docsPage } from './http/docs-page.ts'
import { closeServer, listen } from './http/listen.ts'
import { createListener, type Route, type Routes } from './http/listener.ts'
import { refuseGarbage } from './http/refuse-garbage.ts'
import { send, sendJson } from './http/send.ts'
import { createSite } from './http/site.ts'
import type { MockServer, MockServerOptions } from './mock-server-options.ts'
import { createSandboxRoute } from './payments/sandbox-route.ts'
import { createPipeline } from './prism/prism.ts'
import { openSocket, socketPath } from './realtime/socket-server.ts'
import { StartError } from './start-error.ts'
import { version } from './version.ts'
import type { World } from './world.ts'

/** Long filters are taken with a warning, which needs more room than Node gives; slow senders are cut off. */
const serverLimits = { maxHeaderSize: 64 * 1024, headersTimeout: 20_000, requestTimeout: 60_000 }

type OnDefect = (problem: unknown) => void

function siteRoute(webRoot: string | undefined): Pick<Routes, 'site'> {
  if (webRoot === undefined) return {}
  const root = resolve(webRoot)
  if (!existsSync(join(root, 'index.html'))) throw new StartError(`There is no built web app in ${webRoot}.`)
  return { site: createSite(root) }
}

function docsRoute(contract: Contract): Route {
  return (_request, response, url) =>
    url.pathname === '/docs/openapi.json'
      ? sendJson(response, 200, contract.document)
      : send(response, 200, { 'content-type': 'text/html; charset=utf-8' }, docsPage(contract))
}

function coreOf(api: string | undefined): CoreProxy | undefined {
  if (api === undefined) return undefined
  const base = URL.canParse(api) ? new URL(api) : undefined
  if (base?.protocol === 'http:' || base?.protocol === 'https:') return createCoreProxy(base)
  throw new StartError(`${api} is not an address of a core API, such as https://core.example.com:9443/api/v1.`)
}

/** Fills the world: from its folder when it is kept on disk, from the seeds otherwise. */
function fillWorld(world: World, data: string | undefined, onDefect: OnDefect): Kept | undefined {
  const seed = () => resetWorld(world)
  if (data !== undefined) return keepStore(world.store, data, seed, onDefect)
  seed()
  return undefined
}

/** Starts a mock server. Throws a `StartError` with a sentence when it can't start. */
export async function createMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port = 0, host = '127.0.0.1', seed = 1, strict: isStrict = false, now, onDefect = console.error } = options
  const core = coreOf(options.api)
  const site = siteRoute(options.webRoot)
  const contract = await sharedContract()
  const world = createEmptyWorld({ seed, size: { ...defaultSize, ...options.size }, ...(now && { now }) })
  const control = createControl(world)
  const kept = core ? undefined : fillWorld(world, options.data, onDefect)

  const config = { apiBase: apiPrefix, socketPath, stripeKey: null, captchaKey: null, mock: !core, version }

  function apiRoutes(): Pick<Routes, 'api' | 'control' | 'files' | 'payments'> {
    if (core) return { api: core.serve }
    const api = createApi({ contract, pipeline: createPipeline(contract), isStrict, onDefect })
    return {
      api: (request, response, url) => serveApi(api, world, request, response, url),
      control: createControlRoute(world, control),
      files: createFileRoute(world),
      payments: createSandboxRoute(world, config.stripeKey),
    }
  }

  const listener = createListener({ ...apiRoutes(), ...site, config, docs: docsRoute(contract) }, onDefect)
  const server = createServer(serverLimits, listener)
  refuseGarbage(server)
  const socket = core ? undefined : openSocket(server, world)
  if (core) server.on('upgrade', core.upgrade)

  async function close(): Promise<void> {
    socket?.close()
    if (server.listening) await closeServer(server)
    kept?.close()
  }

  const taken = await listen(server, port, host).catch(async (problem) => {
    await close()
    throw problem
  })
  const warning = await core?.check()
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
  return { url, apiUrl: `${url}${apiPrefix}`, store: world.store, control, ...(warning && { warning }), close }
}
