// `pnpm dev`: the web app in front of the mock server, both always of the code as it is saved. `--help` says what it takes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { onStop } from './lib/exec.mjs'
import { Failure, main } from './lib/failure.mjs'
import { fromRoot, root } from './lib/paths.mjs'
import { freePort, PORT } from './lib/port.mjs'
import { generateContract, install } from './lib/prepare.mjs'
import { ensureToolchain } from './toolchain.mjs'

/** Saving several files is one change, in ms. */
const SETTLE_MS = 100
const DATA = '.cache/dev'
/** Whose they are while somebody develops: locked by a process, and free again however that ends. */
const LOCK = '.cache/dev.lock'
const OWNER = '.cache/dev.json'
/** SQLite's number for what another process has locked. */
const BUSY = 5
/** What a connection to a server that has ended says. */
const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']
/** What the proxy of the web app passes on. */
const SERVED_BY_MOCK = /^\/(api|__mock|docs|assets\/config\.json)/

const usage = `pnpm dev: the web app in front of the mock server, both always of the code as it is saved

  --port N        port of the web app (${PORT}, or the next that is free)
  --fresh         forget the rows and sessions that ${DATA} keeps of last time
  --help          print this

What else it takes is the mock server's:
`
/** What its usage says of the others: those above are ours. */
const isOfMock = (line) => /^ {2}--(?!port |help )/.test(line)

/**
 * Reads the command line: what is ours, and what is the mock server's.
 * @param {string[]} argv
 */
async function readOptions(argv) {
  const { parseCliOptions, usage: ofMock } = await import('../packages/mock-server/src/cli-options.ts')
  const { StartError } = await import('../packages/mock-server/src/ground/errors.ts')
  const { version } = await import('../packages/mock-server/src/ground/version.ts')
  const args = argv.flatMap((arg) => (arg.startsWith('--port=') ? arg.split('=') : [arg]))
  const [isPort, port] = args.includes('--port') ? args.splice(args.indexOf('--port'), 2) : []
  const isFresh = args.includes('--fresh')
  const rest = args.filter((arg) => arg !== '--fresh')
  try {
    const { isHelp, isVersion, data } = parseCliOptions(rest, ['port', 'fresh'])
    if (isPort && !(Number(port) > 0 && Number(port) < 65_536))
      throw new Failure(`--port takes a number from 1 to 65535, not ${port ?? 'nothing'}.`)
    if (isFresh && data !== undefined)
      throw new Failure(`--fresh forgets what is in ${DATA}. What is in ${data} is yours to delete.`)
    const help = [usage, ...ofMock.split('\n').filter(isOfMock)].join('\n')
    return { answer: isHelp ? help : isVersion ? version : undefined, port: Number(port ?? PORT), isFresh, data, rest }
  } catch (problem) {
    throw problem instanceof StartError ? new Failure(problem.message) : problem
  }
}

/** Who develops with the kept rows, as they said when they began. */
function ownerOf() {
  try {
    const { pid, url } = JSON.parse(readFileSync(fromRoot(OWNER), 'utf8'))
    return url ? `at ${url} (process ${pid})` : `(process ${pid})`
  } catch {
    return 'in another process'
  }
}

/**
 * Keeps the rows of last time for this process alone, until it ends; answers what says where it is found. Two mock servers
 * can't share them, and while one starts again its file is nobody's.
 */
async function takeData() {
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const lock = new DatabaseSync(fromRoot(LOCK))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (problem) {
    if (Reflect.get(Object(problem), 'errcode') !== BUSY) throw problem
    throw new Failure(
      `\`pnpm dev\` runs already ${ownerOf()}, with the rows in ${DATA}. End that one, or keep others: --data FOLDER.`,
    )
  }
  const sayWhere = (url) => writeFileSync(fromRoot(OWNER), JSON.stringify({ pid: process.pid, url }))
  sayWhere()
  return { lock, sayWhere }
}

/**
 * Vite's own log, without what its proxy says of connections to a mock server that is not there: that it starts again, or
 * why it does not, is said once.
 * @param {{ isUp: boolean }} mock
 */
async function quietLog(mock) {
  const { createLogger } = await import('vite')
  const log = createLogger('info', { allowClearScreen: false })
  const { error } = log
  log.error = (text, options) => {
    const isExpected = !mock.isUp && text.includes('proxy') && GONE.includes(Reflect.get(options?.error ?? {}, 'code'))
    if (!isExpected) error(text, options)
  }
  return log
}

/**
 * A mock server that can be started again. `ready` says whether it answers; if not, it has said why. `isUp` is the same of
 * this moment.
 * @param {string[]} args
 */
function startMock(args) {
  const start = () => {
    mock.startedMs = Date.now()
    const child = spawn(process.execPath, [fromRoot('packages/mock-server/src/cli.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const answers = new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => text.includes('Ctrl-C ends it.') && resolve(true))
    })
    const gone = ended.then(() => {
      mock.isUp = false
      return false
    })
    const begun = Promise.race([answers, gone]).then((isUp) => {
      mock.isUp = isUp
      return isUp
    })
    return { child, ended, begun }
  }
  const mock = {
    isUp: false,
    startedMs: 0,
    ready: Promise.resolve(false),
    stop() {
      mock.isUp = false
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
  let running = start()
  mock.ready = running.begun
  return mock
}

/** The files at a path that were saved after a moment. */
function savedSince(startedMs, path) {
  const isFolder = statSync(path).isDirectory()
  const files = isFolder ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file))) : [path]
  return files.filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > startedMs)
}

/** Calls `restart` for a change of what the mock server runs, and has the contract turned into code before. */
function follow(watcher, mock, restart) {
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
  const note = (path) => {
    const file = relative(root, path).split(sep).join('/')
    if (/\.test\.ts$/.test(file) || ![...sources, ...contract].some((each) => file.startsWith(each))) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLE_MS)
  }
  watcher.on('all', (_event, path) => note(path))
  // It looks around first, for seconds on a busy machine: what was saved meanwhile, or before it was made, it says nothing of.
  watcher.once('ready', () => {
    for (const path of [...sources, ...contract]) savedSince(mock.startedMs, fromRoot(path)).forEach(note)
  })
}

main(async () => {
  await ensureToolchain()
  await install()
  const { answer, port, isFresh, data, rest } = await readOptions(process.argv.slice(2))
  if (answer !== undefined) {
    console.log(answer)
    return
  }
  const taken = data === undefined ? await takeData() : undefined
  await generateContract()
  if (isFresh) rmSync(fromRoot(DATA), { recursive: true, force: true })

  const mockPort = await freePort()
  const site = ['--public-url', `http://127.0.0.1:${port}`]
  const mock = startMock(['--port', `${mockPort}`, '--data', fromRoot(DATA), ...site, ...rest])
  process.env.MOCK_URL = `http://127.0.0.1:${mockPort}`
  const { createServer } = await import('vite')
  const server = await createServer({
    root: fromRoot('packages/web'),
    customLogger: await quietLog(mock),
    server: {
      host: '127.0.0.1',
      port,
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
          follow(watcher, mock, async (files) => {
            const answers = await mock.restart()
            console.log(`The mock server ${answers ? 'has started again' : 'does not start'}: ${files} changed.`)
          })
        },
      },
    ],
  })
  await server.listen()
  taken?.sayWhere(server.resolvedUrls?.local[0])
  if (!(await mock.ready))
    console.log('The mock server does not start: it said why above. It is started again when its code is saved.')
  console.log(`Lineboard is at ${server.resolvedUrls?.local[0]}

  Sign in as super, admin, user or readonly with password Lineboard1!
  What you save shows at once; the mock server starts again by itself.
  ${data === undefined ? `Rows and sessions are kept in ${DATA}: \`pnpm dev --fresh\` begins with new ones.` : `Rows and sessions are kept in ${data}.`}

  Ctrl-C ends it.`)

  await new Promise((resolve) => onStop(resolve))
  await Promise.all([server.close(), mock.stop()])
  taken?.lock.close()
  process.exit()
})
