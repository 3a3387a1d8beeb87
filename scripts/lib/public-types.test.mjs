import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePublicTypes } from './public-types.mjs'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
const read = (name) => readFileSync(join(folder, name), 'utf8')

beforeAll(() => writePublicTypes({ 'packages/sdk': folder }), 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('a function stands with its signature, from whatever file it is passed on', () => {
  expect(read('index.d.ts')).toContain('export declare function createLineboard(options: LineboardOptions): Lineboard;')
})

test('a type stands with its members, without what is said of them', () => {
  expect(read('index.d.ts')).toMatch(/export interface Filter<in out Row\b[^{]*\{\s+readonly where\?: Where<Row>;/)
  expect(read('index.d.ts')).not.toContain('/**')
})

test('what is not exported is left out', () => {
  expect(read('index.d.ts')).not.toMatch(/\bOrderedOperators<Value> extends/)
})

test('what follows from the contract is a name a line', () => {
  expect(read('zod.d.ts')).toContain('// made from the contract: zCallLog\n')
  expect(read('zod.d.ts').length).toBeLessThan(20_000)
})
