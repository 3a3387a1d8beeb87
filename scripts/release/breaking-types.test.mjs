import { expect, it } from 'vitest'
import { breakingTypes } from './breaking-types.mjs'

const BEFORE = `// What this entry exports.

export interface Options {
    readonly baseUrl: string;
    readonly timeoutMs?: number;
}

export declare function connect(options: Options): void;

export type Name = 'a' | 'b';

// made from the contract: zCallLog
`
const FILE = 'index.d.ts'
const between = (before, after) => breakingTypes({ [FILE]: before }, { [FILE]: after })

it('what is the same, or more, breaks nobody', () => {
  expect(between(BEFORE, BEFORE)).toEqual([])
  const more = BEFORE.replace('timeoutMs?: number;', 'timeoutMs?: number;\n    readonly retries?: number;')
  expect(between(BEFORE, `${more}\nexport declare const added: number;\n`)).toEqual([])
})

it.each([
  ['export declare function connect(options: Options): void;\n', '', 'connect is gone'],
  ['// made from the contract: zCallLog\n', '', 'zCallLog is gone'],
  ['(options: Options): void', '(options: Options, key: string): void', 'connect is another'],
  ["'a' | 'b'", "'a'", 'Name is another'],
  ['    readonly timeoutMs?: number;\n', '', 'Options.timeoutMs is gone'],
  ['timeoutMs?: number', 'timeoutMs: number', 'Options.timeoutMs is another'],
  ['baseUrl: string;', 'baseUrl: string;\n    readonly key: string;', 'Options.key is new and not optional'],
  ['interface Options {', 'interface Options extends Base {', 'Options is another'],
])('%j as %j breaks', (from, to, line) => {
  expect(between(BEFORE, BEFORE.replace(from, to))).toEqual([`${FILE}: ${line}`])
})

it('an entry that is gone takes all of it along', () => {
  expect(breakingTypes({ [FILE]: BEFORE }, {})).toHaveLength(4)
})
