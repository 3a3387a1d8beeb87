import { expect, test } from 'vitest'
import { fromRoot } from './paths.mjs'
import { playwrightTests, vitestTests } from './reports.mjs'
import { closingLines, formatDuration, stepLine, tail } from './summary.mjs'

const ran = (status, failureMessages = /** @type {string[]} */ ([])) => ({
  ...{ ancestorTitles: ['money'], title: status, status, duration: 1200, failureMessages },
})

test('Vitest: a file that did not load has failed, a test that passed after a failure is flaky', () => {
  const assertionResults = [ran('passed'), ran('failed', ['no']), ran('todo'), ran('passed', ['at first'])]
  const testResults = [
    { name: fromRoot('a.test.ts'), status: 'failed', assertionResults },
    { name: fromRoot('b.test.ts'), status: 'failed', assertionResults: [] },
  ]
  const tests = vitestTests({ testResults })
  expect(tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped', 'flaky', 'failed'])
  expect(tests[0]).toEqual({ name: 'a.test.ts › money › passed', outcome: 'passed', durationMs: 1200 })
  expect(tests[4]?.name).toBe('b.test.ts')
  expect(tests.map(({ reason }) => reason)).toEqual([undefined, 'no', undefined, 'at first', undefined])
})

test('Vitest: a file that failed around its tests has failed, although all its tests passed', () => {
  const testResults = [
    { name: fromRoot('a.test.ts'), status: 'failed', message: 'left behind: fetch', assertionResults: [ran('passed')] },
  ]
  const tests = vitestTests({ testResults })
  expect(tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed'])
  expect(tests[1]).toMatchObject({ name: 'a.test.ts', reason: 'left behind: fetch' })
})

test('a reason is one line, without colours and stack', () => {
  const said = '\u001b[31mexpected 1\u001b[39m\n  to be 2\n    at file.ts:3'
  const testResults = [{ name: fromRoot('a.test.ts'), status: 'failed', assertionResults: [ran('failed', [said])] }]
  expect(vitestTests({ testResults })[0]?.reason).toBe('expected 1 to be 2')
})

const spec = (status, ...durations) => ({
  title: status,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

test('Playwright: tests have the names of what they stand in, and the time of every try', () => {
  const inner = { title: 'inner', file: 'a.test.ts', specs: [spec('flaky', 900, 100)] }
  const suites = [
    { title: 'a.test.ts', file: 'a.test.ts', specs: [spec('expected', 5), spec('skipped')], suites: [inner] },
  ]
  expect(playwrightTests({ suites, errors: [] })).toEqual([
    { name: 'packages/web/e2e/a.test.ts › expected', outcome: 'passed', durationMs: 5 },
    { name: 'packages/web/e2e/a.test.ts › skipped', outcome: 'skipped', durationMs: 0 },
    { name: 'packages/web/e2e/a.test.ts › inner › flaky', outcome: 'flaky', durationMs: 1000 },
  ])
  expect(playwrightTests({ suites: [], errors: [{}] })).toMatchObject([{ outcome: 'failed' }])
})

const test1 = (name, outcome, durationMs) => ({ name, outcome, durationMs })
const lint = { name: 'lint', ok: true, durationMs: 2_100 }
const unit = {
  name: 'unit',
  ok: true,
  durationMs: 41_000,
  tests: [test1('a', 'passed', 30), test1('b', 'flaky', 9_000)],
}
const e2e = { name: 'e2e', ok: false, durationMs: 90_000, tests: [{ ...test1('c', 'failed', 500), reason: 'no row' }] }

test.each([
  [lint, '✔ lint         2.1 s'],
  [unit, '✔ unit         2 tests, 1 flaky, 41 s'],
  [e2e, '✖ e2e          1 tests, 1 failed, 1 min 30 s'],
])('the line of a step: %j', (result, expected) => {
  expect(stepLine(result)).toBe(expected)
})

test('a run ends with its slowest tests, its flaky and failed ones and why, plain counts and a verdict', () => {
  expect(closingLines([lint, unit, e2e], 192_000)).toEqual([
    '',
    'The slowest tests',
    '        9.0 s  b',
    '        0.5 s  c',
    '        0.0 s  a',
    '',
    'Flaky: failed, and passed when repeated',
    '  b',
    '',
    'Failed',
    '  c',
    '    no row',
    '',
    '1 passed, 1 failed, 0 skipped',
    'FAIL e2e of 3 steps, 3 tests, 1 failed, 1 flaky, 0 skipped in 3 min 12 s',
  ])
})

test('a step that failed without a failed test has the end of what it printed there, where a run is read', () => {
  const printed = Array.from({ length: 70 }, (_, at) => `line ${at}`).join('\n')
  const failed = { ...unit, ok: false, output: `${printed}\nUnhandled error: a socket closed`, logFile: 'unit.log' }
  const lines = closingLines([lint, failed, { ...e2e, output: 'what its failed test says above' }], 192_000).join('\n')
  expect(lines).toContain('The end of what unit printed\n… 11 lines before these in unit.log\nline 11\n')
  expect(lines).toContain('Unhandled error: a socket closed\n\n1 passed')
  expect(lines).not.toContain('what its failed test says above')
})

test('of many tests it names ten', () => {
  const tests = Array.from({ length: 12 }, (_, at) => test1(`${at}`, 'passed', at))
  const lines = closingLines([{ ...unit, tests }], 1)
  expect(lines.filter((line) => line.startsWith(' ')).map((line) => line.trim().split('  ')[1])).toHaveLength(10)
  expect(lines.at(-2)).toBe('12 passed, 0 failed, 0 skipped')
})

test('a run without tests says so', () => {
  expect(closingLines([lint], 2_100)).toEqual([
    '',
    '0 passed, 0 failed, 0 skipped',
    'PASS 1 step, 0 tests, 0 failed, 0 flaky, 0 skipped in 2.1 s',
  ])
})

test.each([
  [9_949, '9.9 s'],
  [12_400, '12 s'],
  [59_700, '1 min 0 s'],
])('%d ms is %s', (durationMs, expected) => {
  expect(formatDuration(durationMs)).toBe(expected)
})

test('a long output is cut from the top', () => {
  expect(tail('1\n2\n3\n', 3, 'x.log')).toBe('1\n2\n3')
  expect(tail('1\n2\n3\n', 2, 'x.log')).toBe('… 1 lines before these in x.log\n2\n3')
})
