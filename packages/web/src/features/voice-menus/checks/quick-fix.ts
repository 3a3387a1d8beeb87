import type { MenuReason } from '@lineboard/sdk/call-path'
import { type ActionValues, freeKeys } from '../action-values.ts'

/** What mends a finding in one click. */
export type QuickFix = 'repeat_on_timeout' | 'repeat_on_invalid' | 'free_key' | 'remove' | 'hang_up_on_timeout'

const fixes: Partial<Record<MenuReason, QuickFix>> = {
  no_timeout: 'repeat_on_timeout',
  no_invalid: 'repeat_on_invalid',
  key_taken: 'free_key',
  target_gone: 'remove',
  target_of_another_customer: 'remove',
  invalid_never_comes: 'remove',
  waits_in_circles: 'hang_up_on_timeout',
  leads_back: 'hang_up_on_timeout',
  leads_nowhere: 'hang_up_on_timeout',
}

const blank = { recordId: null, text: '', label: '' }

const freeOnPad = (actions: readonly ActionValues[]) =>
  freeKeys(actions).filter((key) => key !== 'timeout' && key !== 'invalid')

/** What mends a finding in one click, if anything does. */
export function quickFixOf(reason: MenuReason, actions: readonly ActionValues[]): QuickFix | undefined {
  const fix = fixes[reason]
  return fix === 'free_key' && freeOnPad(actions).length === 0 ? 'remove' : fix
}

/** The choices of a menu once a finding is mended; `at` is the place of the choice it is about. */
export function applyQuickFix(fix: QuickFix, actions: readonly ActionValues[], at: number | undefined): ActionValues[] {
  switch (fix) {
    case 'repeat_on_timeout':
      return [...actions, { key: 'timeout', kind: 'repeat', ...blank }]
    case 'repeat_on_invalid':
      return [...actions, { key: 'invalid', kind: 'repeat', ...blank }]
    case 'hang_up_on_timeout': {
      const others = actions.filter(({ key }) => key !== 'timeout')
      return [...others, { key: 'timeout', kind: 'hang_up', ...blank }]
    }
    case 'free_key':
      return actions.map((each, place) => (place === at ? { ...each, key: freeOnPad(actions)[0] ?? each.key } : each))
    case 'remove':
      return actions.filter((_, place) => place !== at)
  }
}
