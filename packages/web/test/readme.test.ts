import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { expect, it, test } from 'vitest'
import { steps } from '../../../scripts/lib/steps.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** A script with all that it imports of the project before its first line runs. */
function readAtFirst(file: string, before: readonly string[] = []): readonly string[] {
  if (before.includes(file)) return before
  const imported = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*?from '(\.[^']+)'/gm)]
  return imported.reduce<readonly string[]>(
    (all, [, path = '']) => readAtFirst(join(dirname(file), path), all),
    [...before, file],
  )
}

test.each(['start', 'test'])('what every command begins with is read by Node 18', (command) => {
  const files = readAtFirst(join(root, 'scripts', `${command}.mjs`))
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(() => parse(text, { ecmaVersion: 2022, sourceType: 'module' }), file).not.toThrow()
    // Named imports that it does not have end a script before it begins.
    expect(text, file).not.toMatch(/import \{[^}]*\b(globSync|styleText|registerHooks)\b[^}]*\} from 'node:/)
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
  expect(steps.filter(({ isApart }) => !isApart).map(({ name }) => name)).toEqual(Object.keys(saidOf))
  const [, part = ''] = readme.split('## Test')
  expect(Object.values(saidOf).filter((words) => !part.replaceAll(/\s+/g, ' ').includes(words))).toEqual([])
})
