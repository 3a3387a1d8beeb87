import { expect, test } from 'vitest'
import toolchain from './toolchain.json' with { type: 'json' }
import { isAtLeast } from './toolchain.mjs'
import { faultsOf, programsOf } from './types.mjs'

test.each([
  ['v24.18.0', '24.18.0', true],
  ['v24.9.3', '24.18.0', false],
  ['v26.0.0-nightly20260101', '24.18.0', true],
  ['11.9.9', '12.0.0', false],
  ['', '12.0.0', false],
])('%s is at least %s: %s', (version, wanted, expected) => {
  expect(isAtLeast(version, wanted)).toBe(expected)
})

test.each(Object.entries(toolchain.optionalDependencies))('%s %s serves', (_, version) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(isAtLeast(version, '24.18.0')).toBe(true)
})

test('a fault of a file in two projects is reported once, with all its lines', () => {
  const fault = 'a.ts(1,2): error TS1: no\n  because of this'
  expect(faultsOf([fault, `${fault}\nb.ts(1,1): error TS2: no\n`])).toEqual([fault, 'b.ts(1,1): error TS2: no'])
})

test('projects with the same options are checked as one program', () => {
  const project = (path, ...lib) => ({ path, compilerOptions: { lib }, files: [`/${path}.ts`] })
  const [sdk, server, check] = [project('sdk', 'dom'), project('server'), project('check', 'dom')]
  expect(programsOf([sdk, server, check])).toEqual([[sdk, check], [server]])
})
