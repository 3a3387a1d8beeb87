import { checkMenu, isFault, type MenuReason, setupOf } from '@lineboard/sdk/call-flow'
import { expect, test } from 'vitest'
import { choiceIdAt, draftRows, type MenuRows } from '../menu/edited-menu.ts'
import { type ActionValues, keys } from '../menu/menu-values.ts'
import { quickFixOf } from './findings.tsx'

const rows: MenuRows = { customerId: 2, menus: [], gateways: [], actions: [] }
const choice = (
  key: ActionValues['key'],
  kind: ActionValues['kind'],
  recordId: number | null = null,
): ActionValues => ({
  ...{ key, kind, recordId, text: '', label: '' },
})

function check(actions: readonly ActionValues[]) {
  const greeting = { kind: 'text', text: 'Hello' } as const
  const typed = { name: 'Menu', greeting, timeoutSeconds: '', maxAttempts: '', actions }
  const { menu, rows: drafted } = draftRows(rows, 1, typed)
  return checkMenu(setupOf(drafted), menu)
}

const end = choice('timeout', 'hang_up')
const again = choice('invalid', 'repeat')
const all = keys.filter((key) => key !== 'timeout' && key !== 'invalid').map((key) => choice(key, 'hang_up'))

test.each<[MenuReason, ActionValues[]]>([
  ['no_timeout', [choice('1', 'hang_up'), again]],
  ['no_invalid', [choice('1', 'hang_up'), end]],
  ['key_taken', [choice('1', 'hang_up'), choice('1', 'hang_up'), end, again]],
  ['key_taken', [...all, choice('1', 'hang_up'), end]],
  ['target_gone', [choice('1', 'voice_menu', 9), end, again]],
  ['invalid_never_comes', [...all, end, again]],
  ['waits_in_circles', [choice('1', 'hang_up'), choice('timeout', 'voice_menu', 1), again]],
])('%s is gone once it is fixed, and nothing else is wrong then', (reason, actions) => {
  const found = check(actions).find((finding) => finding.reason === reason)
  const offered = found && quickFixOf(found, actions, check)
  if (!offered) throw new Error(`There is no ${reason}, or nothing mends it.`)
  expect([check(offered.actions), offered.brings]).toEqual([[], []])
})

test('a menu without choices says all that keeps it from being published, and no fix hangs up on its callers', () => {
  const faults = check([]).filter(isFault)
  expect(faults.map(({ reason }) => reason)).toEqual(['no_timeout', 'leads_nowhere'])
  expect(faults.map((fault) => quickFixOf(fault, [], check)?.actions)).toMatchObject([
    [{ key: 'timeout', kind: 'repeat' }],
    [{ key: '1', kind: 'dial_number' }],
  ])
})

test.each<[MenuReason, ActionValues[]]>([
  ['leads_back', [choice('1', 'voice_menu', 1), choice('timeout', 'repeat'), again]],
  ['leads_nowhere', [choice('timeout', 'repeat'), again]],
])('%s gets a key that calls a number, which is still to be typed', (reason, actions) => {
  const offered = quickFixOf({ reason }, actions, check)
  expect(offered?.fix).toBe('dial_on_key')
  expect(offered?.actions.at(-1)).toMatchObject({ kind: 'dial_number', text: '' })
  expect(offered?.brings.map((fault) => fault.reason)).toEqual(['no_target'])
  expect(check(offered?.actions ?? []).some((finding) => finding.reason === reason)).toBe(false)
})

test('a menu whose keys are all taken gets no further key', () => {
  const idle = [...all.map(({ key }) => choice(key, 'repeat')), choice('timeout', 'repeat')]
  expect(check(idle).map(({ reason }) => reason)).toContain('leads_nowhere')
  expect(quickFixOf({ reason: 'leads_nowhere' }, idle, check)).toBeUndefined()
})

test('of several ways the one is offered that brings no other fault, and one that must is said', () => {
  const idle = [choice('1', 'repeat'), choice('timeout', 'voice_menu', 9), again]
  expect(quickFixOf({ reason: 'target_gone', choiceId: choiceIdAt(1) }, idle, check)).toMatchObject({
    fix: 'hang_up_on_timeout',
    brings: [],
  })
  const only = [...keys.slice(0, 12).map((key) => choice(key, 'repeat')), choice('timeout', 'repeat')]
  const offered = quickFixOf(
    { reason: 'invalid_never_comes', choiceId: choiceIdAt(only.length) },
    [...only, choice('invalid', 'hang_up')],
    check,
  )
  expect([offered?.fix, offered?.brings.map(({ reason }) => reason)]).toEqual(['remove', ['leads_nowhere']])
})

test('what only a person can decide has no quick fix', () => {
  expect(
    (['no_target', 'no_prompt', 'nobody_comes', 'menu_draft'] as const).map((reason) =>
      quickFixOf({ reason }, [], check),
    ),
  ).toEqual(Array(4).fill(undefined))
})
