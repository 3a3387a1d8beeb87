// What `pnpm dev` takes. What it does once it runs is tried in packages/web/e2e/dev.test.ts.
import { expect, it, vi } from 'vitest'
import { usage } from '../packages/mock-server/src/cli-options.ts'
import { version } from '../packages/mock-server/src/ground/version.ts'
import { collect } from './lib/exec.mjs'
import { fromRoot } from './lib/paths.mjs'

vi.setConfig({ testTimeout: 60_000 })

// Its tools are those that run this test.
const env = { ...process.env, LINEBOARD_TOOLCHAIN: '1' }
/** @param {string[]} args */
const dev = (...args) => collect([process.execPath, fromRoot('scripts/dev.mjs'), ...args], { env, timeout: 30_000 })

const names = [...usage.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name)

it.each(['--help', '-h'])('%s tells every option, and ends', async (flag) => {
  const { ok, output } = await dev(flag)
  const told = [...output.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name)
  expect(ok, output).toBe(true)
  expect(told.toSorted()).toEqual([...names, '--fresh'].toSorted())
  expect(output).not.toContain('Lineboard is at')
})

it('--version is that of the mock server', async () => {
  const { ok, output } = await dev('--version')
  expect([ok, output.trim()]).toEqual([true, version])
})

it('an option that is none is refused with all there are', async () => {
  const { ok, output } = await dev('--frehs')
  expect([ok, output.trim().split('\n')]).toEqual([false, [expect.stringMatching(/^✖ Unknown option '--frehs'\. /)]])
  for (const name of [...names, '--fresh']) expect(output).toContain(name)
})

it.each([
  [['--port'], '--port takes a number from 1 to 65535, not nothing.'],
  [['--port=0'], '--port takes a number from 1 to 65535, not 0.'],
  [['--seed', 'x'], '--seed takes a whole number up to 4294967295, not "x".'],
  [['extra'], "Unexpected argument 'extra'"],
  [['--fresh', '--data', 'rows'], '--fresh forgets what is in .cache/dev. What is in rows is yours to delete.'],
])('%j is refused in a sentence', async (args, sentence) => {
  const { ok, output } = await dev(...args)
  expect([ok, output]).toEqual([false, expect.stringContaining(`✖ ${sentence}`)])
  expect(output.trim().split('\n')).toHaveLength(1)
})
