// `pnpm dev`: the web app in front of the mock server, both always of the code as it is saved. --port is that of the web
// app; --fresh forgets the rows and sessions of last time; every other option is the mock server's.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { onStop } from './lib/exec.mjs'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot, root } from './lib/paths.mjs'
import { freePort, PORT } from './lib/port.mjs'
import { generateContract, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

/** Saving several files is one change, in ms. */
const SETTLE_MS = 100
const DATA = '.cache/dev'
/** What the proxy of the web app passes on. */
const SERVED_BY_MOCK = /^\/(api|__mock|docs|assets\/config\.json)/

/**
 * A mock server that can be started again. `ready` says whether it answers; if not, it has said why.
 * @param {string[]} args
 */
function startMock(args) {
  const start = () => {
    const child = spawn(process.execPath, [fromRoot('packages/mock-server/src/cli.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const answers = new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => text.includes('Ctrl-C ends it.') && resolve(true))
    })
    return { child, ended, begun: Promise.race([answers, ended.then(() => false)]) }
  }
  let running = start()
  const mock = {
    ready: running.begun,
    stop() {
      running.child.kill()
      return running.ended
    },
    restart() {
      mock.ready = mock.ready.then(mock.stop).then(() => {
        running = start()
        return running.begun
      })
      return mock.ready
    },
  }
  return mock
}

/** Calls `restart` for a change of what the mock server runs, and has the contract turned into code before. */
function follow(watcher, restart) {
  const sources = ['packages/mock-server/src', 'contract/src']
  const contract = [
    'contract/openapi.yaml',
    ...['paths', 'schemas', 'shared', 'examples'].map((name) => `contract/${name}`),
  ]
  watcher.add([...sources, ...contract].map((path) => fromRoot(path)))
  const changed = new Set()
  let timer
  async function settle() {
    const files = [...changed]
    changed.clear()
    if (files.some((file) => contract.some((path) => file.startsWith(path))))
      await generateContract().catch((error) => console.error(`✖ ${error.message}`))
    await restart(files.join(', '))
  }
  watcher.on('all', (_event, path) => {
    const file = relative(root, path).split(sep).join('/')
    if (/\.test\.ts$/.test(file) || ![...sources, ...contract].some((each) => file.startsWith(each))) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLE_MS)
  })
}

main(async () => {
  await ensureToolchain()
  const args = process.argv.slice(2).flatMap((arg) => (arg.startsWith('--port=') ? arg.split('=') : [arg]))
  const [, port] = args.includes('--port') ? args.splice(args.indexOf('--port'), 2) : []
  if (port !== undefined && !(Number(port) > 0 && Number(port) < 65_536))
    throw new Failure(`--port takes a number from 1 to 65535, not ${port}.`)
  const isFresh = args.includes('--fresh')
  await install()
  await generateContract()
  if (isFresh) rmSync(fromRoot(DATA), { recursive: true, force: true })
  mkdirSync(fromRoot('.cache'), { recursive: true })

  const mockPort = await freePort()
  const mock = startMock([
    '--port',
    `${mockPort}`,
    '--data',
    fromRoot(DATA),
    ...args.filter((arg) => arg !== '--fresh'),
  ])
  process.env.MOCK_URL = `http://127.0.0.1:${mockPort}`
  const { createServer } = await import('vite')
  const server = await createServer({
    root: fromRoot('packages/web'),
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port: Number(port ?? PORT),
      // node_modules may be a link to somewhere else.
      fs: { allow: [root, realpathSync(fromRoot('node_modules'))] },
    },
    plugins: [
      {
        name: 'wait-for-mock-server',
        configureServer({ middlewares, watcher }) {
          middlewares.use(async (request, response, next) => {
            if (!SERVED_BY_MOCK.test(request.url ?? '') || (await mock.ready)) return next()
            response.writeHead(503).end('The mock server does not start: the terminal says why.')
          })
          // Each time: Vite makes another watcher when what its configuration reads is saved.
          follow(watcher, async (files) => {
            const answers = await mock.restart()
            console.log(`The mock server ${answers ? 'has started again' : 'does not start'}: ${files} changed.`)
          })
        },
      },
    ],
  })
  await server.listen()
  if (!(await mock.ready))
    console.log('The mock server does not start: it said why above. It is started again when its code is saved.')
  console.log(`Lineboard is at ${server.resolvedUrls?.local[0]}

  Sign in as super, admin, user or readonly with password Lineboard1!
  What you save shows at once; the mock server starts again by itself.
  Rows and sessions are kept in ${DATA}: \`pnpm dev --fresh\` begins with new ones.

  Ctrl-C ends it.`)

  await new Promise((resolve) => onStop(resolve))
  await Promise.all([server.close(), mock.stop()])
  process.exit()
})
