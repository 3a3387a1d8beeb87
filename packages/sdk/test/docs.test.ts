import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { apiPages } from '@lineboard/contract/api-pages'
import { bundleContract } from '@lineboard/contract/bundle'
import { contractDocument } from '@lineboard/contract/document'
import { createMockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { periodModes } from '../src/index.ts'
import { packageDir, programOf } from './doc-programs.ts'

const run = promisify(execFile)
const tsc = join(packageDir, '../../node_modules/typescript/bin/tsc')

/** A guide, and what its program prints when all went well. */
const guides: readonly (readonly [page: string, prints: RegExp])[] = [
  [
    'docs/filters.md',
    /^20 calls\n\{ count: \d+ \}\n10 of \d+\n(.+\n){3}\w+ \w.*\n\d+\n0 errors; trackingSourceName:"search", talkSeconds:>="1:30", 3 PM\n.*\n\[.*trackingSourceName/,
  ],
  [
    'docs/errors.md',
    /^sign in first\nrefused: \{"companyName":\[.*\]\}\nnot there\n\{\s+session: 'keep'[\s\S]*404 [\s\S]*not needed any more\nLanguage.find GET .* attempt 1.*\ntrue .+ 1 true\ntrue\n$/,
  ],
  ['docs/money.md', /^true true\n\{\s+'Idempotency-Key': \[[\s\S]*\]\s*\}\n1514 JPY\namount,ambiguous\ntrue\n$/],
  ['docs/realtime.md', /^connection: connected\n.* II changed\nconnection: closed\n$/],
  [
    'docs/long-work.md',
    /minutes on the phone\n\d+ calls; a walk after the last finds 0\ntrue true\n1 would be created\n1 created, 1 to fix\nrow 2: type: .*\n1 created, 1 refused\nrow 2, number: .*\n\d+ lines\n10 calls, then Error: that is enough\n$/,
  ],
  [
    'docs/reports.md',
    /^\d+ calls, \d+ by then last month\n30 days\n25 hours 1 AM GMT-4\n30 bars\n(?:[^\n]+ \d+ \d+\n)+$/,
  ],
  ['docs/testing.md', /^$/],
  [
    'docs/tour.md',
    /^signed in for customer 2\ntrue startedAt,callerNumber,Source\r?\na call of \+13055550133\n2 would be created\n2 created, 1 to fix\n0 created by a second run\n$/,
  ],
  ['docs/accounts.md', /^enough undefined undefined\n$/],
  ['docs/call-flows.md', /^number\n[\s\S]+\n\w+ GBP\n\d+ numbers with a warning\n$/],
]

// Inside of the package, where its own name leads to it.
let dir = ''
/** API pages by name, as packing makes them. */
let api: ReadonlyMap<string, string>
beforeAll(async () => {
  api = apiPages(await bundleContract())
  mkdirSync(join(packageDir, '.cache'), { recursive: true })
  dir = mkdtempSync(join(packageDir, '.cache/docs-'))
  for (const [page] of guides) writeFileSync(join(dir, fileOf(page)), programOf(page))
  writeFileSync(join(dir, 'readme.ts'), programOf('README.md'))
  const calls = [...api.values()].flatMap(callsOf)
  const client = `import { createLineboard } from '@lineboard/sdk'\nconst api = createLineboard({ baseUrl: 'http://localhost' })\n`
  writeFileSync(join(dir, 'api-pages.ts'), `${client}export const examples = [\n${calls.join(',\n')}\n]\n`)
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: true },
    include: ['*.ts', '../../src/**/*.d.ts'],
  }
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(dir, { recursive: true }))

const fileOf = (page: string) => page.replace('docs/', '').replace('.md', '.ts')

/** The calls of an API page, each in a function of its own. */
function callsOf(text: string): string[] {
  return [...text.matchAll(/^```ts\nawait ([\s\S]*?)\n```/gm)].map(([, code]) => `() => ${code}`)
}

async function runAgainstMock(file: string) {
  const server = await createMockServer({ strict: true })
  try {
    return await run(process.execPath, [join(dir, file)], {
      cwd: dir,
      env: { ...process.env, LINEBOARD_API: server.apiUrl },
    })
  } finally {
    await server.close()
  }
}

test('every example of README, guides and API pages compiles', async () => {
  const shown = readFileSync(join(dir, 'api-pages.ts'), 'utf8').match(/^\(\) => api\./gm)
  expect(shown).toHaveLength(contractDocument.operations.length)
  const { stdout } = await run(process.execPath, [tsc, '-p', dir]).catch((failure) => failure)
  expect(stdout).toBe('')
})

test('the guide names every period', () => {
  const text = readFileSync(join(packageDir, 'docs/filters.md'), 'utf8')
  const names = /^Names for a span of days.*?:([^.]*)\./ms.exec(text)?.[1] ?? ''
  expect([...names.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...periodModes])
})

test('the README runs', async () => {
  const { stdout, stderr } = await runAgainstMock('readme.ts')
  expect(stderr).toBe('')
  expect(stdout).toMatch(/seconds on the phone\n.* 10 of \d+\n\S+Z \d+\ntrue \{\s+session: 'keep'/)
})

/** All of them compile in each run. Of what they call, each call has a test of its own: every third is run, and all of them at night. */
const guidesToRun = guides.filter((_, at) => process.env.LINEBOARD_NIGHTLY || at % 3 === 0)

describe('guides', () => {
  test.each(guidesToRun)('%s runs', async (page, prints) => {
    expect(programOf(page).length).toBeGreaterThan(500)
    const { stdout, stderr } = await runAgainstMock(fileOf(page))
    expect([stdout, stderr]).toEqual([expect.stringMatching(prints), ''])
  })

  test('are all tested', () => {
    const withCode = pages().filter((page) => page !== 'README.md' && programOf(page) !== '')
    expect(withCode.sort()).toEqual(guides.map(([page]) => page).sort())
  })
})

const pages = () =>
  globSync('{README,CHANGELOG}.md', { cwd: packageDir }).concat(globSync('docs/*.md', { cwd: packageDir }))

/** Names that links to the headings of a page have. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link of README, guides and API pages leads to a page and a heading', () => {
  const texts = new Map([
    ...pages().map((page) => [page, readFileSync(join(packageDir, page), 'utf8')] as const),
    ...[...api].map(([name, text]) => [`docs/api/${name}`, text] as const),
  ])
  const dead = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, link = '', anchor]) => {
        const target = link === '' ? page : join(dirname(page), link)
        const linked = texts.get(target)
        if (linked === undefined) return !existsSync(join(packageDir, target))
        return anchor !== undefined && !anchorsOf(linked).includes(anchor)
      })
      .map(([link]) => `${page}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('the API pages have one page a model, and each call on it', () => {
  const models = Map.groupBy(contractDocument.operations, ({ id }) => id.split('.')[0] ?? '')
  const nameOf = (model: string) => `${model.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`
  expect([...api.keys()].sort()).toEqual([...[...models.keys()].map(nameOf), 'README.md', 'types.md'].sort())
  for (const [model, operations] of models) {
    const headings = [...(api.get(nameOf(model)) ?? '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(operations.map(({ id }) => id))
    for (const id of headings) expect(api.get('README.md')).toContain(`\`${id?.split('.')[1]}\``)
  }
})
