import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, vi } from 'vitest'

// The files of a project share a process, its modules and its globals: whatever a test changes of them ends with it.

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

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})

afterAll(() => {
  // What was evaluated with the replacement of a module keeps it: those who come later evaluate all of it anew.
  const file = expect.getState().testPath
  if (file && /\bvi\.(doM|m)ock\(/.test(readFileSync(file, 'utf8'))) vi.resetModules()
  // What nothing can put back shows in the file that did it, not in one that comes later.
  expect({ replaced: replaced(), folder: process.cwd() }).toEqual({ replaced: [], folder })
})
