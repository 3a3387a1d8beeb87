import type { components } from '../generated/schema.gen.ts'

type ProblemCode = components['schemas']['IvrProblem']['code']

/** What can be wrong with a voice menu, as the contract's `errors` have it; undefined for what does not keep it from being published. */
const codes = {
  no_target: 'missing_target',
  target_gone: 'missing_target',
  target_of_another_customer: 'missing_target',
  target_invalid: 'missing_target',
  gateway_takes_no_calls: 'unreachable',
  menu_without_choices: 'dead_end',
  menu_draft: undefined,
  key_taken: 'duplicate_key',
  invalid_never_comes: 'unreachable',
  no_timeout: 'missing_timeout',
  no_invalid: undefined,
  no_prompt: undefined,
  key_unspoken: undefined,
  waits_in_circles: 'loop',
  leads_back: 'loop',
  leads_nowhere: 'dead_end',
  nobody_comes: undefined,
  wallet_empty: undefined,
} as const satisfies Record<string, ProblemCode | undefined>

export type MenuReason = keyof typeof codes

/** Every reason there is. */
export const menuReasons: readonly MenuReason[] = Object.keys(codes) as MenuReason[]

/** Something that is wrong with a voice menu, or might be. */
export interface MenuFinding {
  reason: MenuReason
  menuId: number
  /** The choice it is about; missing where it is about the menu. */
  choiceId?: number
}

/** The code of a finding among a menu's `errors`; undefined for one that is not among them. */
export const problemCode = ({ reason }: Pick<MenuFinding, 'reason'>): ProblemCode | undefined => codes[reason]

/** Whether a menu with this finding is refused to be published; any other is a hint. */
export const isFault = ({ reason }: Pick<MenuFinding, 'reason'>): boolean =>
  reason === 'no_prompt' || codes[reason] !== undefined
