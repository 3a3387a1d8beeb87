import { readFileSync } from 'node:fs'
import { configureGlobal } from 'fast-check'
import { afterAll, afterEach, expect, vi } from 'vitest'

// The files of a project share a process, its modules and its globals: whatever a test changes of them ends with it.

// What was evaluated with a module keeps it, and so would not see its replacement, or would keep that for those who come
// later: a file that replaces modules evaluates all of them anew, and so does the next one.
const { testPath = '' } = expect.getState()
const replacesModules = /\bvi\.(doM|m)ock\(/.test(readFileSync(testPath, 'utf8'))
if (replacesModules) vi.resetModules()

// What is drawn at random is the same each time, so that nobody's change fails by chance; a failure prints its seed.
const { LINEBOARD_SEED: seed = '2026' } = process.env
configureGlobal({ seed: seed === 'random' ? Date.now() : Number(seed) })

/** How long something is waited for that is there in a moment, in ms: how busy the machine is must not decide a test. */
const PATIENCE_MS = 20_000
const { waitFor, waitUntil } = vi
const patient = <Options extends { timeout?: number }>(options: number | Options | undefined) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))

const environment = { ...process.env }
const folder = process.cwd()
// Names with underscores are those of libraries, which put them there as they are loaded.
const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([name]) => !name.startsWith('__'))

/** Names of what there was in the beginning and has been replaced. */
const replaced = () =>
  globals.flatMap(([name, { value, get }]) => {
    const now = Object.getOwnPropertyDescriptor(globalThis, name)
    return Object.is(now?.value, value) && now?.get === get ? [] : [name]
  })

/** What fake timers stand in for, where it is there. */
const timers = ['Timeout', 'Interval', 'Immediate']
  .flatMap((name) => [`set${name}`, `clear${name}`])
  .concat(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'])
  .filter((name) => name in globalThis)
  .map((name) => [name, Reflect.get(globalThis, name)] as const)

afterEach(() => {
  const hadFakeTimers = vi.isFakeTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // What was a fake when it was stubbed is a fake again, and would never come for those who follow.
  if (hadFakeTimers) for (const [name, timer] of timers) Reflect.set(globalThis, name, timer)
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})

afterAll(() => {
  if (replacesModules) vi.resetModules()
  // What nothing can put back shows in the file that did it, not in one that comes later.
  expect({ replaced: replaced(), folder: process.cwd() }).toEqual({ replaced: [], folder })
})
