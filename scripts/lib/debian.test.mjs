import { expect, test } from 'vitest'
import { installMissing, notTried } from './debian.mjs'

/** A machine with some packages, of a Debian that has some others. */
function fakeMachine(/** @type {string[]} */ installed, /** @type {string[]} */ available) {
  const there = new Set(installed)
  const asked = /** @type {string[][]} */ ([])
  const install = async (/** @type {string} */ _, /** @type {string[][]} */ [packages = []]) => {
    asked.push(packages)
    // apt-get installs all of them or none.
    if (packages.every((each) => available.includes(each))) for (const each of packages) there.add(each)
  }
  const needs = ['nginx', 'brotli-module'].map((name) => ({ package: name, isThere: () => there.has(name) }))
  return { asked, missing: () => installMissing('Installing …', needs, install) }
}

test.each([
  ['asks for nothing where all is there', ['nginx', 'brotli-module'], [], [], []],
  ['asks for the module alone where the program is there', ['nginx'], ['brotli-module'], [['brotli-module']], []],
  ['asks for both on a new machine', [], ['nginx', 'brotli-module'], [['nginx', 'brotli-module']], []],
  ['says which module cannot be had', ['nginx'], [], [['brotli-module']], ['brotli-module']],
  [
    'installs what can be had beside what cannot',
    [],
    ['nginx'],
    [['nginx', 'brotli-module'], ['nginx'], ['brotli-module']],
    ['brotli-module'],
  ],
])('%s', async (_, installed, available, asked, missing) => {
  const machine = fakeMachine(installed, available)
  expect(await machine.missing()).toEqual(missing)
  expect(machine.asked).toEqual(asked)
})

test('says in one sentence what does not run, and what to install', () => {
  expect(notTried('the part about nginx', ['nginx', 'brotli-module'])).toBe(
    'the part about nginx does not run here: install nginx and brotli-module',
  )
})
