import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { expect, it, test } from 'vitest'
import { steps } from '../../../scripts/lib/steps.mjs'
import node18 from './node-18.json' with { type: 'json' }
import { importedBy, parse as parseAny } from './parse.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** What a script takes from other modules before its first line runs: from where, and by which names. */
const takenBy = (text: string) =>
  parse(text, { ecmaVersion: 'latest', sourceType: 'module' }).body.flatMap((node) => {
    const from = 'source' in node ? node.source?.value : undefined
    if (typeof from !== 'string') return []
    const imported = node.type === 'ImportDeclaration' ? node.specifiers : []
    const names = imported.flatMap((each) =>
      each.type === 'ImportSpecifier' && 'name' in each.imported ? each.imported.name : [],
    )
    return [{ from, names }]
  })

/** A script with all that it imports of the project before its first line runs. */
function readAtFirst(file: string, before: readonly string[] = []): readonly string[] {
  if (before.includes(file)) return before
  return takenBy(readFileSync(file, 'utf8'))
    .filter(({ from }) => from.startsWith('.'))
    .reduce<readonly string[]>((all, { from }) => readAtFirst(join(dirname(file), from), all), [...before, file])
}

/** Names that modules of Node 18.0.0 have, as that one printed them: an import of another one ends a script before it begins. */
const namesOf = (module: string): readonly string[] =>
  Object.entries(node18)
    .filter(([name]) => name === module)
    .flatMap(([, names]) => names.split(' '))

/** Files that commands for people begin with. Steps are run by the project's own Node. */
const begun = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node (\S+)/.exec(line) ?? []
  return file === undefined || name.startsWith('step:') ? [] : [[name, file] as const]
})

test.each(begun)('what every command begins with is read by Node 18', (_name, first) => {
  const files = readAtFirst(join(root, first))
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !file.endsWith('.mjs'))).toEqual([])
  // A Node that does not know it ends well, and has done nothing.
  expect(readFileSync(join(root, first), 'utf8')).not.toContain('import.meta.main')
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(() => parse(text, { ecmaVersion: 2022, sourceType: 'module' }), file).not.toThrow()
    const unknown = takenBy(text)
      .filter(({ from }) => from.startsWith('node:'))
      .flatMap(({ from, names }) => names.filter((name) => !namesOf(from).includes(name)))
    expect(unknown, file).toEqual([])
  }
})

/** How the README calls what a step does. */
const saidOf: Readonly<Record<string, string>> = {
  lint: 'Format and lint',
  conventions: 'conventions',
  types: 'types',
  dependencies: 'dependency rules',
  unused: 'unused code',
  contract: 'contract lint',
  drift: 'generated drift',
  unit: 'unit tests',
  conformance: 'conformance of every call',
  package: 'the SDK and the mock server packed, installed and run',
  e2e: 'browser tests in Chromium',
}

it('what `npm test` is said to do are its steps', () => {
  const names = steps.filter(({ isApart }) => !isApart).map(({ name }) => name)
  expect(names.sort()).toEqual(Object.keys(saidOf).sort())
  const [, part = ''] = readme.split('## Test')
  expect(Object.values(saidOf).filter((words) => !part.replaceAll(/\s+/g, ' ').includes(words))).toEqual([])
})

it('`pnpm check` is `npm test` without the browser', () => {
  expect(scripts.check).toBe(`${scripts.test} --no-e2e`)
})

it('what `pnpm generate` remakes is compared with its sources by each `npm test`', () => {
  expect(scripts['step:drift']).toBe(`${scripts.generate} --check`)
  expect(steps.some(({ name, isApart }) => name === 'drift' && !isApart)).toBe(true)
})

test.each(['sdk', 'mock-server', 'web'])(
  '`pnpm bench %s` has programs that are read, and all that they import is there',
  (name) => {
    const files = globSync(`packages/${name}/bench/*.bench.mjs`, { cwd: root })
    expect(files.length).toBeGreaterThan(2)
    for (const file of files.map((each) => join(root, each))) {
      const imported = importedBy(parseAny(readFileSync(file, 'utf8'), 'ts')).filter((from) => from.startsWith('.'))
      expect(
        imported.filter((from) => !existsSync(join(dirname(file), from))),
        file,
      ).toEqual([])
    }
  },
)

// The others take minutes, most of them a browser: this one stands for all that they begin, measure and print.
it('`pnpm bench` measures: a small one, run here, prints its figures', () => {
  const small = join(root, 'packages/sdk/bench/call-flow.bench.mjs')
  const printed = execFileSync(process.execPath, [small], { encoding: 'utf8' }).trim().split('\n')
  expect(printed).toHaveLength(3)
  for (const line of printed) expect(line).toMatch(/^sdk: .*\d+ .* in \d+\.\d ms/)
})
