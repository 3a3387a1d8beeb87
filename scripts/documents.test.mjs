import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { fromRoot, root } from './lib/paths.mjs'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const documents = tracked.filter((file) => file.endsWith('.md'))
const folders = new Set(tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))))

const read = (file) => readFileSync(fromRoot(file), 'utf8')

/** Files named in code marks, such as `state/session.ts`; a name made of parts, such as `x-form.tsx`, is an example. */
const namedFiles = (text) =>
  [...text.matchAll(/`([\w.@/-]+\.(?:tsx?|mjs|ya?ml|css|md|json))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.includes('/') && !name.startsWith('/') && !name.startsWith('@'))

/** Links to this repository, each with its file and its heading; one of them may be empty. */
const links = (text) =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, path = '', anchor = '']) => ({
    path,
    anchor,
  }))

/** Anchors of the headings of a document, as GitHub writes them. */
const anchorsOf = (text) =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Scripts of package.json named after `pnpm` or `npm run`, in code marks or at the start of a line of a block. */
const namedScripts = (text) =>
  [...text.matchAll(/(?:`|^)(?:pnpm|npm run(?: --silent)?) ([a-z][\w:]*)/gm)].map(([, name = '']) => name)

const { scripts: projectScripts } = JSON.parse(read('package.json'))
/** Commands of pnpm itself. */
const pnpmCommands = ['add', 'install', 'pack', 'remove', 'run', 'exec', 'dlx', 'why', 'sbom', 'version']

const isThere = (name) => tracked.some((file) => file === name || file.endsWith(`/${name}`))

/** Made while the project runs, or by whoever follows a guide. */
const made = ['dist/', '.cache/', 'assets/config.json', 'NNNN']

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('links to existing files and headings', () => {
    const broken = links(text).filter(({ path, anchor }) => {
      const target = path ? join(dirname(document), path).replace(/\/$/, '') : document
      if (!tracked.includes(target) && !folders.has(target)) return true
      return anchor && !(tracked.includes(target) && anchorsOf(read(target)).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  it('names existing files', () => {
    const missing = namedFiles(text).filter((name) => !isThere(name) && !made.some((part) => name.includes(part)))
    expect(missing).toEqual([])
  })

  it('names existing commands', () => {
    const missing = namedScripts(text).filter((name) => !(name in projectScripts) && !pnpmCommands.includes(name))
    expect(missing).toEqual([])
  })
})

it.each([
  ['## Open a list', 'open-a-list'],
  ["## The project's own server", 'the-projects-own-server'],
  ['### `lineboard check`', 'lineboard-check'],
])('%s has the anchor %s', (heading, anchor) => {
  expect(anchorsOf(heading)).toEqual([anchor])
})

const architecture = read('ARCHITECTURE.md')

const FOLDERS = /^(?:packages\/[\w-]+|contract)\/src\/([\w-]+)\//

/** What a text names: words, before a slash, a mark or its end. */
const namesIn = (text) => new Set(text.match(/[\w-]+(?=\/|[,.:;) ]|$)/gm))

it('ARCHITECTURE names every folder of the sources', () => {
  const names = namesIn(architecture)
  const folders = new Set(tracked.flatMap((file) => FOLDERS.exec(file)?.[1] ?? []))
  expect([...folders].filter((name) => !names.has(name))).toEqual([])
})

describe('the table of rules in CONTEXT', () => {
  const [, section = ''] = read('CONTEXT.md').split('\n## Where the rules are\n')
  const [table = ''] = section.split('\n## ')
  const rules = (table.match(/^\| .*`.*$/gm) ?? []).map((row) => {
    const [, rule = row, file = '', name = ''] = /^\| (\S.*\S) +\| `([\w./-]+)` `(\w+)` +\|$/.exec(row) ?? []
    return { rule, file, name }
  })

  it('has at least 60 rules, each once', () => {
    expect(rules.length).toBeGreaterThanOrEqual(60)
    expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length)
  })

  it.each(rules)('$rule', ({ file, name }) => {
    expect(tracked).toContain(file)
    expect(read(file)).toMatch(new RegExp(`\\b(?:function\\*?|const|class) ${name}\\b`))
  })
})

const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length

it('ARCHITECTURE has at most 100 lines of 120 characters', () => {
  const lines = architecture.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(100)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})

it('CONTRIBUTING has at most 1,500 words', () => {
  expect(wordsOf(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(1500)
})

it('there are at most 40 decisions, each of at most 200 words except the list of libraries', () => {
  const decisions = documents.filter((file) => file.startsWith('docs/decisions/'))
  expect(decisions.length).toBeLessThanOrEqual(40)
  const short = decisions.filter((file) => !file.endsWith('/0009-libraries.md'))
  expect(short.filter((file) => wordsOf(read(file)) > 200)).toEqual([])
})

it('the English documents have at most 45,000 words', () => {
  const english = documents.filter((file) => !/^docs\/guide\/\w\w\//.test(file))
  expect(english.reduce((sum, file) => sum + wordsOf(read(file)), 0)).toBeLessThanOrEqual(45_000)
})

it('scripts/README has a line for each script', () => {
  const named = [...read('scripts/README.md').matchAll(/^\| `([\w/-]+\.mjs)` +\| \S.* \|$/gm)]
  const scripts = tracked.filter((file) => /^scripts\/.*\.mjs$/.test(file) && !file.endsWith('.test.mjs'))
  expect(named.map(([, name]) => `scripts/${name}`).toSorted()).toEqual(scripts.toSorted())
})
