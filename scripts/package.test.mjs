// The packages for others as others have them: packed, installed into empty folders, compiled and run.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle, gzipBytes } from '../packages/sdk/bench/bundle.mjs'
import { collect } from './lib/exec.mjs'
import { fromRoot } from './lib/paths.mjs'
import { freePort } from './lib/port.mjs'
import { packAll } from './pack.mjs'
import { sumsOf } from './release/make-files.mjs'
import { isAtLeast } from './toolchain.mjs'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const SDK = '@lineboard/sdk'
const CHECK = '@lineboard/check'
const MOCK = '@lineboard/mock-server'
const folder = mkdtempSync(join(tmpdir(), 'lineboard-package-'))
/** Nothing in it but what npm installs, and programs copied from our pages. */
const app = join(folder, 'app')
const server = join(folder, 'server')
const checking = join(folder, 'checking')

const manifests = () =>
  ['sdk', 'check', 'mock-server'].map((name) => readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'))
const installed = (place, name) => JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8'))
const binOf = (place, name) => join(place, 'node_modules', name, `${Object.values(installed(place, name).bin)[0]}`)

/** @param {import('./lib/exec.mjs').Argv} argv */
async function succeeds(argv, options = {}) {
  const { ok, output } = await collect(argv, options)
  expect(ok, output).toBe(true)
}

/** Scripts stay off: one of an analytics package that Prism depends on would report the install. */
function installIn(place, ...packages) {
  mkdirSync(place)
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }')
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return succeeds(['npm', 'install', '--prefix', place, ...quiet, ...packages, '@types/node@24'], { cwd: place })
}

/** Copies the TypeScript of a page out of an installed package, as one program. */
function copyProgram(place, page) {
  const text = readFileSync(join(place, 'node_modules', SDK, page), 'utf8')
  const program = [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code).join('\n')
  writeFileSync(join(place, `${page.replace(/^docs\/|\.md$/g, '')}.ts`), program)
}

/** As strict as it gets, and with declarations of packages checked like one's own. */
const STRICT = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
}
const FOR_NODE = { module: 'nodenext', types: ['node'] }
const FOR_BROWSERS = { module: 'esnext', moduleResolution: 'bundler', types: [], noEmit: true }

/** Type-checks programs with the compiler that lies in a folder of ours, and puts JavaScript beside them. */
function compile(place, compiler, options, include) {
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...STRICT, ...options }, include }))
  const tsc = fromRoot(compiler, TSC)
  return succeeds([process.execPath, tsc, '-p', place], { cwd: place })
}

/** Entries that only Node has a use for, or that are no code. */
const FOR_TERMINALS = /^\.\/command$|\.json$/

/** What takes long waits for the night, or a release. */
const isNightly = Boolean(process.env.LINEBOARD_NIGHTLY)

const CORE_FIT = `fit: 1
calls: { Report.statistics: none, NumberProvider.*: none }
models:
  CallLog:
    relations: { PhoneBook: none }
    lacks: [handling, firstTimeCaller]
    own:
      disposition: { label: Disposition, kind: text }
      billsec: { label: Billed, kind: number }
      answeredon: { label: Answered on, kind: time }
  Customer: { own: { tier-name: { label: Tier, kind: text } } }
`

/** Each line that must not compile is expected to. */
const CORE_PROGRAM = `import { type CallLog, createLineboard, iterate } from '${SDK}'

const api = createLineboard({ baseUrl: 'https://core.example.com/api/v1' })
const where = { disposition: 'NO ANSWER', billsec: { gt: 3 }, answeredon: { gte: '2026-03-01' }, 'Customer.tier-name': 'gold' } as const
const [call] = await api.CallLog.find({ filter: { where, include: ['Customer'] } })
export const [text, seconds, tier]: [string | undefined, number | undefined, string | undefined] = [
  call?.disposition, call?.billsec, call?.Customer?.['tier-name'],
]
await api.CallLog.upsert({ body: { ...call!, disposition: 'BUSY' } })
for await (const each of iterate(api.CallLog.find, { where: { billsec: 3 } })) console.log(each.disposition, each.talkSeconds)
// @ts-expect-error misspelt
await api.CallLog.find({ filter: { where: { dispositon: 'NO ANSWER' } } })
// @ts-expect-error another kind
await api.CallLog.count({ where: { billsec: 'three' } })
// @ts-expect-error lacking
await api.CallLog.find({ filter: { order: 'handling' } })
// @ts-expect-error lacking
export const handling = (row: CallLog) => row.handling
// @ts-expect-error not embedded
await api.CallLog.find({ filter: { include: ['PhoneBook'] } })
// @ts-expect-error not served
await api.Report.statistics({ startDate: '2026-03-01', endDate: '2026-03-02' })
`

/** What the SDK does on runtimes other than Node, socket and upload included. */
const RUNTIME_PROGRAM = `import { createLineboard, iterate, merge, NotFoundError } from '${SDK}'
import { connectRealtime } from '${SDK}/realtime'

const { LINEBOARD_API: baseUrl, LINEBOARD_USERNAME: username, LINEBOARD_PASSWORD: password } = process.env
let token
const api = createLineboard({ baseUrl, tokens: { token: () => token } })
token = (await api.DashUser.authenticate({ body: { username, password } })).id
const where = { status: 'missed' }
const { count } = await api.CallLog.count({ where })
const rows = await api.CallLog.find({ filter: { where, limit: 3 } })
let walked = 0
for await (const _ of iterate(api.CallLog, { where, pageSize: 50 })) walked += 1
const isMissing = await api.Customer.findById({ id: 999_999 }).catch((error) => error instanceof NotFoundError)
const file = new File(['number\\n' + process.argv[2] + '\\n'], 'numbers.csv', { type: 'text/csv' })
const { created } = await api.ReceivingNumber.bulkUpload({ body: { file } })
const companyName = 'Harbor ' + process.argv[2]
const event = await new Promise((resolve) => {
  const live = connectRealtime({
    url: baseUrl,
    token: () => token,
    onState: (state) => state === 'connected' && merge(api.Customer, 2, { companyName }),
  })
  live.subscribe('customer', (message) => {
    live.close()
    resolve(message.event)
  })
})
console.log(JSON.stringify({ rows: rows.length, isWhole: walked === count, isMissing, created, event }))
`

/** Runtimes that npm has: their binaries lie in packages of the platform, which are run as they are. */
const RUNTIMES = [
  { name: 'bun', version: '1.4.5', binary: '@oven/bun-linux-x64/bin/bun', args: [], number: '+12125557501' },
  {
    ...{ name: 'deno', version: '2.9.6', binary: '@deno/linux-x64-glibc/deno', number: '+12125557502' },
    args: ['run', '--allow-all', '--node-modules-dir=manual'],
  },
]

const TSC = 'node_modules/typescript/bin/tsc'

const COMPILERS = [['the newest TypeScript', '.'], ...(isNightly ? [['an older one', 'contract']] : [])]
const PAGES = ['README', 'filters', 'errors', 'realtime', 'long-work']

/** The oldest Node from 20 on that this machine has: what the SDK is for begins there. */
function oldestNode() {
  const names = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, 'node'))
  return [process.execPath, ...names.filter(existsSync)]
    .map((path) => ({ path, version: `${spawnSync(path, ['-v'], { encoding: 'utf8' }).stdout}`.trim().slice(1) }))
    .filter(({ version }) => isAtLeast(version, '20.0.0'))
    .reduce((oldest, each) => (isAtLeast(each.version, oldest.version) ? oldest : each))
}
const node = oldestNode()

const before = manifests()
beforeAll(async () => {
  await packAll(folder)
  const file = (name) => join(folder, readdirSync(folder).find((each) => each.startsWith(`lineboard-${name}-`)) ?? name)
  await installIn(app, file('sdk'))
  await installIn(checking, file('sdk'), file('check'))
  await installIn(server, file('sdk'), file('mock-server'))
})

afterAll(() => rmSync(folder, { recursive: true }))

// In each run scripts/lib/even-tarball.test.mjs holds that the same files make the same package.
if (isNightly)
  it('a second making gives the same bytes', async () => {
    const again = join(folder, 'again')
    await packAll(again)
    const made = sumsOf(again)
    expect(made).toHaveLength(3)
    expect(sumsOf(folder, '.tgz')).toEqual(made)
  })

it('the package has the API pages', () => {
  const pages = readdirSync(join(app, 'node_modules', SDK, 'docs/api'))
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'types.md', 'call-log.md']))
  expect(pages.length).toBeGreaterThan(40)
})

it('the package has the contract for generators, with filters as text too', () => {
  const parameterOf = (name) => {
    const { paths } = JSON.parse(readFileSync(join(app, 'node_modules', SDK, 'dist', name), 'utf8'))
    return paths['/CallLogs'].get.parameters[0]
  }
  expect(Object.keys(parameterOf('lineboard-openapi.json').content)).toEqual(['application/json'])
  expect(parameterOf('lineboard-openapi.text.json').schema.type).toBe('string')
})

it('a proposal names the schema that is installed', async () => {
  const place = join(checking, 'proposed')
  mkdirSync(place)
  const recorded = { recorded: 1, contractVersion: '1', calls: {}, models: {}, others: {} }
  writeFileSync(join(place, 'core.recorded.json'), JSON.stringify(recorded))
  const argv = ['fit', 'propose', 'proposed/core.recorded.json', '-o', 'proposed/core.fit.yaml']
  await succeeds([process.execPath, binOf(checking, SDK), ...argv], { cwd: checking })
  const [, path = ''] =
    /^# yaml-language-server: \$schema=(.*)/.exec(readFileSync(join(place, 'core.fit.yaml'), 'utf8')) ?? []
  expect(JSON.parse(readFileSync(join(place, path), 'utf8'))).toMatchObject({ title: 'core.fit.yaml' })
})

it('package.json says what the packer makes', () => {
  expect(manifests()).toEqual(before)
})

describe.each(COMPILERS)('for %s', (_, compiler) => {
  it('every entry has types in browsers', async () => {
    const entries = Object.keys(installed(app, SDK).exports).filter((entry) => !FOR_TERMINALS.test(entry))
    expect(entries.length).toBeGreaterThan(10)
    const lines = entries.map((entry, at) => `export * as entry${at} from '${SDK}${entry.slice(1)}'\n`)
    mkdirSync(join(app, 'browser'), { recursive: true })
    writeFileSync(join(app, 'browser/every-entry.ts'), lines.join(''))
    await compile(app, compiler, FOR_BROWSERS, ['browser'])
  })

  it('the programs of the pages compile', async () => {
    for (const page of PAGES) copyProgram(app, page === 'README' ? 'README.md' : `docs/${page}.md`)
    await compile(app, compiler, FOR_NODE, ['*.ts'])
  })

  it('a CommonJS project compiles as the README says, and runs', async () => {
    const place = join(app, 'commonjs')
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'package.json'), '{ "private": true }')
    const program = `import { createLineboard } from '${SDK}'\nconsole.log(typeof createLineboard, typeof require)\n`
    writeFileSync(join(place, 'program.ts'), program)
    await compile(place, compiler, FOR_NODE, ['*.ts'])
    // Node 20 to 22 say that this is new to them.
    const { output } = await collect([node.path, '--no-warnings', 'program.js'], { cwd: place })
    expect(output.trim()).toBe('function function')
  })

  it('programs compile with the fields of a core API, and not with others', async () => {
    const place = join(checking, 'core')
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'core.fit.yaml'), CORE_FIT)
    await succeeds([process.execPath, binOf(checking, SDK), 'fit', 'types', 'core.fit.yaml'], { cwd: place })
    writeFileSync(join(place, 'program.ts'), CORE_PROGRAM)
    await compile(place, compiler, { ...FOR_NODE, noEmit: true }, ['*.ts'])
    rmSync(join(place, 'lineboard-core.d.ts'))
    const { ok, output } = await collect([process.execPath, fromRoot(compiler, TSC), '-p', place], { cwd: place })
    expect([ok, output]).toEqual([false, expect.stringContaining("'disposition'")])
  })

  it('a test with the mock server compiles', async () => {
    copyProgram(server, 'docs/testing.md')
    await compile(server, compiler, FOR_NODE, ['*.ts'])
  })
})

it('a test with the mock server passes', () => succeeds([process.execPath, 'testing.js'], { cwd: server }))

it('an app bundles of the package what it bundles of its sources', async () => {
  const using = (from) => `import { createLineboard } from '${from}'\nconsole.log(createLineboard)`
  const whole = gzipBytes(await bundle(using(join(app, 'node_modules', SDK, 'dist/index.js'))))
  const sources = gzipBytes(await bundle(using(SDK)))
  expect(whole).toBeLessThan(sources * 1.02)
})

it('the mock server refuses a Node that is too old, in words', async () => {
  const needed = installed(server, MOCK).engines.node.replace('>=', '')
  const { ok, output } = await collect([node.path, binOf(server, MOCK), '--help'])
  if (isAtLeast(node.version, needed)) return expect(ok).toBe(true)
  expect(output.trim()).toBe(`The mock server needs Node ${needed} or newer; this is Node ${node.version}.`)
})

describe('with the packed mock server', () => {
  let url = ''
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const child = spawn(process.execPath, [binOf(server, MOCK), '--port', `${port}`], { cwd: server })
    const ended = once(child, 'exit')
    const answers = new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => text.includes('Ctrl-C ends it.') && resolve(true))
    })
    expect(await Promise.race([answers, ended])).toBe(true)
    return async () => {
      child.kill()
      await ended
    }
  })

  it.each([
    'docs/',
    'docs/page.js',
    'docs/openapi.json',
    'docs/openapi.text.json',
    'docs/swagger-ui.css',
    '__mock',
    '__mock/control.js',
  ])('there is /%s', async (path) => {
    expect((await fetch(`${url}/${path}`)).status).toBe(200)
  })

  const signedIn = () => ({
    cwd: app,
    env: {
      ...process.env,
      LINEBOARD_API: `${url}/api/v1`,
      LINEBOARD_USERNAME: 'super',
      LINEBOARD_PASSWORD: 'Lineboard1!',
    },
  })

  it.each(PAGES)(`the program of %s runs on Node ${node.version}`, (page) =>
    succeeds([node.path, `${page}.js`], signedIn()),
  )

  if (isNightly && process.platform === 'linux' && process.arch === 'x64')
    it.each(RUNTIMES)('the SDK and its command run on $name', async ({ name, version, binary, args, number }) => {
      const place = join(folder, name)
      await installIn(place, `${name}@${version}`)
      writeFileSync(join(app, 'runtime.mjs'), RUNTIME_PROGRAM)
      const program = join(place, 'node_modules', binary)
      const { output } = await collect([program, ...args, 'runtime.mjs', number], signedIn())
      expect(JSON.parse(output)).toEqual({ rows: 3, isWhole: true, isMissing: true, created: 1, event: 'update' })
      const env = { ...signedIn().env, LINEBOARD_URL: `${url}/api/v1` }
      const counted = await collect([program, ...args, binOf(app, SDK), 'call', 'CallLog.count'], { cwd: app, env })
      expect(JSON.parse(counted.output).count).toBeGreaterThan(0)
    })

  it('the lineboard command checks the server where the check is installed', () =>
    succeeds([node.path, binOf(checking, SDK), 'check', `${url}/api/v1`], signedIn()))

  it('the lineboard command says how to install the check where it is missing', async () => {
    const { ok, output } = await collect([node.path, binOf(app, SDK), 'check', `${url}/api/v1`], signedIn())
    expect([ok, output.trim()]).toEqual([false, expect.stringContaining(`comes with ${CHECK}: install it`)])
  })
})
