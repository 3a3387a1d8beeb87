import { expect, test } from 'vitest'
import { touchedBrowserTests } from './changed.mjs'
import { environmentOf, namesTests, readWish, selectSteps } from './select-steps.mjs'
import { steps } from './steps.mjs'

test.each([
  [['packages/web/src'], false],
  [['packages/web/src', '--bail=1'], false],
  [['packages/web/test/every-report.test.ts'], true],
  [['-g', 'a wrong password is refused'], true],
  [[], false],
])('%j names tests: %s', (args, expected) => {
  expect(namesTests(args)).toBe(expected)
})

test.each([
  [[], {}, {}],
  [['--nightly'], {}, { LINEBOARD_NIGHTLY: 'yes', LINEBOARD_SEED: 'random' }],
  [['--nightly'], { LINEBOARD_SEED: '7' }, { LINEBOARD_NIGHTLY: 'yes', LINEBOARD_SEED: '7' }],
  [['--only', 'unit', 'every-report'], {}, { LINEBOARD_NIGHTLY: 'yes' }],
  [['--only', 'unit', 'packages/web/src'], {}, {}],
])('%j with %o is found as %o', (args, env, expected) => {
  expect(environmentOf(readWish(args), env)).toEqual(expected)
})

const some = [{ name: 'lint' }, { name: 'unit' }, { name: 'e2e' }]

test.each([
  [[], 'lint unit e2e'],
  [['--'], 'lint unit e2e'],
  [['--no-e2e'], 'lint unit'],
  [['--only', 'unit'], 'unit'],
  [['--only=unit,lint'], 'lint unit'],
  [['--changed'], 'lint unit e2e'],
])('%j selects %s', (args, expected) => {
  const names = selectSteps(some, readWish(args)).map(({ name }) => name)
  expect(names.join(' ')).toBe(expected)
})

test('a step that is apart runs where it is named alone', () => {
  const apart = [...some, { name: 'browsers', isApart: true }]
  const namesOf = (args) => selectSteps(apart, readWish(args)).map(({ name }) => name)
  expect(namesOf([])).toEqual(['lint', 'unit', 'e2e'])
  expect(namesOf(['--only', 'browsers'])).toEqual(['browsers'])
})

test('what follows a step goes to its tool', () => {
  expect(readWish(['--only', 'unit', 'money', '-t', 'rounds', '--changed=main'])).toEqual({
    only: ['unit'],
    isWithoutBrowser: false,
    isNightly: false,
    changed: 'main',
    args: ['money', '-t', 'rounds'],
  })
})

test('what runs at night is asked for', () => {
  expect(readWish([]).isNightly).toBe(false)
  expect(readWish(['--nightly'])).toMatchObject({ isNightly: true, args: [] })
})

test.each([
  [['--only', 'unti'], 'There is no step "unti"; there are lint, unit, e2e.'],
  [['--only'], 'There is no step'],
  [['--fast'], 'Unknown option --fast'],
  [['--only', 'lint,unit', 'money'], 'Unknown option money'],
])('%j is refused in words', (args, message) => {
  expect(() => selectSteps(some, readWish(args))).toThrow(message)
})

test.each([
  [['lists.test'], ['lists.test']],
  [
    ['packages/web/e2e/lists.test.ts', '--headed'],
    ['packages/web/e2e/lists.test.ts', '--headed'],
  ],
  [['a ticket is opened'], ['-g', 'a ticket is opened']],
  [
    ['-g', 'ticket'],
    ['-g', 'ticket'],
  ],
  [[], []],
])('browser tests asked for as %j are %j', (args, expected) => {
  expect(steps.find(({ name }) => name === 'e2e')?.asked?.(args)).toEqual(expected)
})

const texts = {
  'tickets.test.ts': 'opens a ticket',
  'sip.test.ts': 'a SIP gateway',
  'all.test.ts': 'sipGateway ticket',
}
const web = 'packages/web/src'

test.each([
  ['nothing that runs', ['README.md', 'packages/sdk/src/a.test.ts', 'docs/x.md'], undefined],
  ['a feature', [`${web}/features/tickets/x.ts`], ['all.test.ts', 'tickets.test.ts']],
  ['a feature of two words', [`${web}/features/sip-gateways/x.tsx`], ['all.test.ts', 'sip.test.ts']],
  ['a test', ['packages/web/e2e/sip.test.ts'], ['sip.test.ts']],
  ['a test that is gone', ['packages/web/e2e/gone.test.ts', 'packages/web/e2e/sip.test.ts'], ['sip.test.ts']],
  ['a feature nobody speaks of', [`${web}/features/unheard/x.ts`], []],
  ['what all stand on', [`${web}/features/tickets/x.ts`, 'packages/sdk/src/a.ts'], []],
])('a change of %s', (_, files, expected) => {
  expect(touchedBrowserTests(files, texts)).toEqual(expected)
})
