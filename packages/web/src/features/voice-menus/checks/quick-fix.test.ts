import { checkMenu, type MenuReason, setupOf } from '@lineboard/sdk/call-flow'
import { expect, test } from 'vitest'
import { draftRows, type MenuRows, placeOfChoice } from '../menu/edited-menu.ts'
import { type ActionValues, keys } from '../menu/menu-values.ts'
import { applyQuickFix, quickFixOf } from './findings.tsx'

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
  ['leads_back', [choice('1', 'voice_menu', 1), choice('timeout', 'repeat'), again]],
  ['leads_nowhere', [choice('timeout', 'repeat'), again]],
])('%s is gone once it is fixed, and nothing else is wrong then', (reason, actions) => {
  const found = check(actions).find((finding) => finding.reason === reason)
  const fix = found && quickFixOf(found.reason, actions)
  if (!found || !fix) throw new Error(`There is no ${reason}, or nothing mends it.`)
  expect(check(applyQuickFix(fix, actions, placeOfChoice(found.choiceId)))).toEqual([])
})

test('what only a person can decide has no quick fix', () => {
  expect(
    ['no_target', 'no_prompt', 'nobody_comes', 'menu_draft'].map((each) => quickFixOf(each as MenuReason, [])),
  ).toEqual(Array(4).fill(undefined))
})
