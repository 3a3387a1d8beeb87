import { type MenuFinding, type MenuReason, problemCode } from '@lineboard/contract/call-path'
import type { Row } from '../store/models.ts'

type Problem = Row<'Ivr'>['errors'][number]

/** What is wrong, in a sentence; that of a choice goes on after its key. */
const sentences: Record<MenuReason, string> = {
  no_target: 'has no target.',
  target_gone: 'leads to a voice menu or gateway that is gone.',
  target_of_another_customer: 'leads to a voice menu or gateway of another customer.',
  target_invalid: 'leads to what is no phone number or e-mail address.',
  gateway_takes_no_calls: 'leads to a gateway that takes no outbound calls.',
  menu_without_choices: 'leads to a voice menu without actions.',
  menu_draft: 'leads to a voice menu that is a draft.',
  key_taken: 'has an action already.',
  invalid_never_comes: 'never comes up: every key has an action.',
  no_timeout: 'Nothing happens when no key is pressed in time.',
  no_invalid: 'Nothing happens on a key without an action.',
  no_prompt: 'Callers hear nothing.',
  key_unspoken: 'is not among those that the greeting names.',
  waits_in_circles: 'leads a caller who presses nothing in circles.',
  leads_back: 'Every choice leads back to where it began.',
  leads_nowhere: 'No choice leads anywhere.',
  nobody_comes: 'Nothing leads here.',
  wallet_empty: 'The wallet is empty.',
}

const onKey = (key: Row<'IvrAction'>['key']) =>
  key === 'timeout' || key === 'invalid' ? `The choice "${key}"` : `Key ${key}`

/** The findings that keep a menu from being published, as the contract has them. */
export const toProblems = (findings: readonly MenuFinding[], actions: readonly Row<'IvrAction'>[]): Problem[] =>
  findings.flatMap((finding) => {
    const code = problemCode(finding)
    if (!code) return []
    const action = actions.find(({ id }) => id === finding.choiceId)
    const sentence = sentences[finding.reason]
    return action
      ? [{ code, actionId: action.id, message: `${onKey(action.key)} ${sentence}` }]
      : [{ code, message: sentence }]
  })
