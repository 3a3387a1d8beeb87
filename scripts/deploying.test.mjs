// docs/deploying.md, done as it says: its blocks are what runs here.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMockServer } from '../packages/mock-server/src/index.ts'
import { writeBuild } from './deploy/testing/build.mjs'
import { follow, readDocument } from './deploy/testing/document.mjs'
import { checkedWebServers, startWebServer, writeCertificate } from './deploy/testing/web-servers.mjs'
import { notTried } from './lib/debian.mjs'
import { sayNotRun } from './lib/not-run.mjs'
import { fromRoot } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'

vi.setConfig({ hookTimeout: 180_000 })

const release = 'Ab3_x-9z'
const document = readDocument()
const checked = await checkedWebServers()
for (const [name, missing] of checked)
  if (missing.length > 0) sayNotRun(notTried(`the part of docs/deploying.md about ${name}`, missing))
const installed = checked.flatMap(([name, missing]) => (missing.length === 0 ? [name] : []))

const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'lineboard-deploying-'))
let core
let port = 0

/** Names of the document, as they are here. */
function here(text) {
  return text
    .replaceAll(/(?<![\w.])\/(etc|srv|var)\//g, `${folder}/$1/`)
    .replaceAll('http://core.internal:9443', new URL(core.url).origin)
    .replaceAll('core.internal:9443', new URL(core.url).host)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('lines.example.com {', `https://localhost:${port} {`)
    .replaceAll('pnpm web:publish', `${scripts['web:publish']} --from ${folder}/build`)
    .replaceAll('pnpm --silent web:headers', scripts['web:headers'])
}

/** Asks for a socket; answers the status. */
function upgrade() {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'bGluZWJvYXJkbGluZWJvYQ==',
  }
  const where = { host: 'localhost', port, rejectUnauthorized: false, headers }
  return new Promise((resolve, reject) => {
    request({ ...where, path: '/wss/?EIO=4&transport=websocket' })
      .on('upgrade', (answer, socket) => resolve(socket.destroy() && answer.statusCode))
      .on('response', (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end()
  })
}

/** Asks over HTTP/2. */
function ask(path, headers = {}) {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
  return new Promise((resolve, reject) => {
    session.on('error', reject)
    const stream = session.request({ ':path': path, ...headers })
    const chunks = []
    let head = {}
    stream.on('response', (got) => {
      head = got
    })
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => {
      session.close()
      resolve({ status: head[':status'], headers: head, body: Buffer.concat(chunks) })
    })
  })
}

/** What every answer to a browser says of itself, in the project's own server's words. */
const said = [
  'content-security-policy',
  'referrer-policy',
  'x-content-type-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
]
const pick = (get) => Object.fromEntries(said.map((name) => [name, get(name) || null]))

beforeAll(async () => {
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'etc/ssl'), { recursive: true })
  mkdirSync(join(folder, 'etc/caddy'), { recursive: true })
  mkdirSync(join(folder, 'var/log/nginx'), { recursive: true })
  await writeCertificate(folder)
  writeBuild(join(folder, 'build'), release)
  core = await createMockServer({ size: { callLogs: 10 } })
  port = await freePort()
  await follow(document.get('Publish the files') ?? [], here)
})
afterAll(async () => {
  await core?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Addresses of the app, below the folder it lies in, and whether there is something. */
const paths = [
  ['/', 200],
  ['/service/call-log?page=2', 200],
  [`/assets/index-${release}.js`, 200],
  [`/assets/index-${release}.css`, 200],
  [`/assets/font-${release}.woff2`, 200],
  ['/assets/config.json', 200],
  ['/version.json', 200],
  ['/favicon.svg', 200],
  ['/assets/gone-abcd1234.js', 404],
]

/** Holds a web server against the project's own, on the same files. */
function likeTheOwnServer(site, base, isApiElsewhere) {
  let own
  beforeAll(async () => {
    own = await createMockServer({ webRoot: join(folder, site), api: core.apiUrl })
    return () => own.close()
  })

  it.each(paths)(`%s is %i, with the headers of the own server`, async (path, status) => {
    const theirs = await ask(base + path)
    // The own server makes its configuration by itself; what lies in the folder is a file like others.
    const ours = await fetch(own.url + (`${path}`.endsWith('config.json') ? '/version.json' : path))
    const wanted = pick((name) => ours.headers.get(name))
    // It passes calls on, so that its pages need no other origin.
    const origin = 'https://core.example.com:9443'
    const policy = wanted['content-security-policy']
      ?.replace(/(img-src [^;]+|media-src [^;]+)/g, `$1 ${origin}`)
      .replace(/(connect-src [^;]+)/, `$1 ${origin} ${origin.replace('http', 'ws')}`)
    const isPage = ours.headers.get('content-type')?.startsWith('text/html')
    expect(theirs.status).toBe(status)
    expect(pick((name) => theirs.headers[name])).toEqual(
      isApiElsewhere && isPage ? { ...wanted, 'content-security-policy': policy } : wanted,
    )
    const kind = (type) => `${type}`.replace('application/javascript', 'text/javascript').replace(/;.*/, '')
    if (status === 200) expect(kind(theirs.headers['content-type'])).toBe(kind(ours.headers.get('content-type')))
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('what was packed by the build is sent as %s', async (encoding, unpack) => {
    for (const path of ['/service/dashboard', `/assets/index-${release}.js`]) {
      const { headers, body } = await ask(base + path, { 'accept-encoding': encoding })
      expect([path, headers['content-encoding'], headers.vary]).toEqual([path, encoding, 'Accept-Encoding'])
      const whole = await ask(base + path)
      expect(unpack(body).equals(whole.body)).toBe(true)
    }
  })

  it('what the browser has already is not sent again', async () => {
    const { headers } = await ask(`${base}/`)
    const again = await ask(`${base}/`, { 'if-none-match': headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    // It would take the place of what the browser keeps.
    expect(pick((name) => again.headers[name])).toEqual(pick((name) => headers[name]))
  })

  it('the page names its own files, and each is there', async () => {
    const page = `${(await ask(`${base}/service/dashboard`)).body}`
    expect(page).toContain(`data-base="${base}"`)
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file)
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) expect([file, (await ask(file)).status]).toEqual([file, 200])
  })

  it('names that begin with a dot are nobody’s business', async () => {
    expect((await ask(`${base}/.lineboard-assets.json`)).status).toBe(404)
  })
}

describe.each(installed)('%s', (name) => {
  /** Follows parts of the document, and starts what they configure; a configuration that is for others is written as well. */
  const serve = async (...headings) => {
    for (const heading of headings) await follow(document.get(heading) ?? [], here)
    return startWebServer(name, folder, port)
  }
  const title = { nginx: 'nginx', caddy: 'Caddy' }[name] ?? name

  describe('with the core API at the same host', () => {
    beforeAll(() => serve('Publish the files', title))
    likeTheOwnServer('srv/lineboard', '', false)

    it('calls reach the core API, with who calls', async () => {
      const { status, headers } = await ask('/api/v1/Customers')
      expect([status, headers['content-type']]).toEqual([401, 'application/json; charset=utf-8'])
    })

    it('every answer says that the host is reached by HTTPS alone', async () => {
      for (const path of ['/', `/assets/index-${release}.js`, '/assets/gone.js', '/.hidden', '/api/v1/Customers'])
        expect([path, (await ask(path)).headers['strict-transport-security']]).toEqual([path, 'max-age=31536000'])
    })

    it('no log contains a token', async () => {
      const token = 'Secret0Token0'
      const asked = [
        `/api/v1/Customers?access_token=${token}`,
        `/api/v1/DashUsers/activate/token=${token}`,
        `/api/v1/DashUsers/activate/token%3D${token}`,
        `/service/dashboard?access_token=${token}`,
        `/wss/?EIO=4&transport=polling&token=${token}`,
      ]
      for (const path of asked)
        await ask(path, { referer: `https://localhost:${port}${path}`, 'x-access-token': token })
      if (name !== 'nginx') return
      const log = join(folder, 'var/log/nginx/lineboard.log')
      await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toContain('"GET /wss/"'))
      expect(readFileSync(log, 'utf8')).toContain('"GET /api/v1/DashUsers/activate/token=-" ')
      for (const file of [log, log.replace('.log', '-errors.log')])
        expect(readFileSync(file, 'utf8')).not.toContain(token)
    })

    it('the socket opens', async () => {
      expect(await upgrade()).toBe(101)
    })
  })

  describe('with the core API of another origin', () => {
    beforeAll(() => serve('Publish the files', title, 'A core API of another origin'))
    likeTheOwnServer('srv/lineboard', '', true)
  })

  describe('below a folder', () => {
    beforeAll(() => serve('Below a folder of a host'))
    likeTheOwnServer('srv/www/lineboard', '/lineboard', false)

    it('who leaves out the last slash is led to the app', async () => {
      const { status, headers } = await ask('/lineboard')
      expect([301, 302]).toContain(status)
      expect(new URL(`${headers.location}`, `https://localhost:${port}`).href).toBe(
        `https://localhost:${port}/lineboard/`,
      )
    })
  })
})

describe.each(installed.filter((name) => name === 'nginx'))('two servers of the project behind %s', (name) => {
  const heading = "The project's own server"
  const processes = []
  /** Starts what the document says, at that port. */
  async function startOwn(ownPort) {
    const [{ code = '' } = {}] = document.get(heading) ?? []
    const command = here(code).replace('--port 8443', `--port ${ownPort}`).trim()
    const [program = '', ...args] = command.split(' ')
    const child = spawn(program === 'node' ? process.execPath : program, args, { cwd: fromRoot() })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    const own = { child, said: () => said, ended: once(child, 'exit'), url: `http://127.0.0.1:${ownPort}` }
    processes.push(own)
    // A program that starts beside all other tests is not there in a moment.
    await vi.waitFor(() => expect(said).toContain('Lineboard is at'), { timeout: 120_000 })
    return own
  }

  beforeAll(async () => {
    const ports = [await freePort(), await freePort()]
    await Promise.all(ports.map(startOwn))
    const [first, second] = ports
    await follow(document.get(heading) ?? [], (text) =>
      here(text).replace('127.0.0.1:8443', `127.0.0.1:${first}`).replace('127.0.0.1:8444', `127.0.0.1:${second}`),
    )
    const end = await startWebServer(name, folder, port)
    return async () => {
      for (const { child } of processes) child.kill('SIGKILL')
      await Promise.all([end(), ...processes.map(({ ended }) => ended)])
    }
  })

  /** How many requests each has logged. */
  const logged = () =>
    processes.map(
      ({ said }) =>
        said()
          .split('\n')
          .filter((line) => line.startsWith('{')).length,
    )

  it('both answer, say that they are ready, and tell what they serve', async () => {
    for (const { url } of processes) {
      expect((await fetch(`${url}/ready`)).status).toBe(200)
      expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: 'ok', web: { commit: release } })
    }
    for (let times = 0; times < 4; times++) expect((await ask('/service/dashboard')).status).toBe(200)
    await vi.waitFor(() => expect(Math.min(...logged())).toBeGreaterThan(0))
  })

  it('who has signed in by one is known to the other, and sockets open at either', async () => {
    const body = JSON.stringify({ username: 'super', password: 'Lineboard1!' })
    const [{ url } = { url: '' }, other = { url: '' }] = processes
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/v1/DashUsers/authenticate`, { method: 'POST', headers, body })
    const { id } = /** @type {{ id: string }} */ (await answer.json())
    expect((await fetch(`${other.url}/api/v1/Customers/count?access_token=${id}`)).status).toBe(200)
    for (let times = 0; times < 4; times++) expect(await upgrade()).toBe(101)
    for (const { said } of processes) expect(said()).not.toContain(id)
  })

  it('one that ends does so in order, and the other has everybody', async () => {
    const [one] = processes
    one?.child.kill('SIGTERM')
    expect(await one?.ended).toEqual([0, null])
    for (let times = 0; times < 4; times++) expect((await ask('/service/dashboard')).status).toBe(200)
    for (let times = 0; times < 4; times++) expect(await upgrade()).toBe(101)
  })
})

it('a configuration of one’s own outlives the next publishing', async () => {
  const file = join(folder, 'srv/lineboard/assets/config.json')
  expect(existsSync(file)).toBe(true)
  const before = readFileSync(file, 'utf8')
  await follow(document.get('Upgrading while people work') ?? [], here)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
