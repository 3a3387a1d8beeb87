import { translator } from '../../../lib/messages.ts'

const messages = {
  title: 'Checks',
  none: 'Nothing is wrong with this menu.',
  faults: '{count, plural, one {One thing keeps} other {# things keep}} this menu from being published.',
  hints: '{count, plural, one {One hint, which does not} other {# hints, which do not}} keep it from being published.',
  loading: 'Looking up what the menu leads to…',
  ofChoice: '{key}: {reason}',
  onKey: 'Key {key}',
  fault: 'To fix',
  hint: 'Hint',
  show: 'Show the choice',
  fixLabel: '{fix}: {reason}',
  reason: {
    no_target: 'no target is chosen.',
    target_gone: 'the voice menu or gateway it leads to is gone.',
    target_of_another_customer: 'it leads to a voice menu or gateway of another customer.',
    target_invalid: 'its target is no phone number or e-mail address.',
    gateway_takes_no_calls: 'the gateway takes no outbound calls.',
    menu_without_choices: 'the menu it leads to has no choices.',
    menu_draft: 'the menu it leads to is a draft, which callers do not reach.',
    key_taken: 'another choice has this key already, so that this one is never reached.',
    invalid_never_comes: 'it never comes up, as every key has a choice.',
    no_timeout: 'Nothing is said of callers who press no key in time.',
    no_invalid: 'Nothing is said of keys without a choice; the greeting is played again.',
    no_prompt: 'Callers hear nothing: the greeting is empty.',
    key_unspoken: 'the greeting names other keys, and not this one.',
    waits_in_circles: 'callers who press nothing go in circles for ever.',
    leads_back: 'Every choice leads back here; nobody gets out.',
    leads_nowhere: 'No choice leads anywhere.',
    nobody_comes: 'No routing action or other menu leads here.',
    wallet_empty: 'The wallet is empty, so that calls are rejected before they come here.',
  },
  fix: {
    repeat_on_timeout: 'Play the greeting again',
    repeat_on_invalid: 'Play the greeting again',
    free_key: 'Give it a free key',
    remove: 'Remove the choice',
    hang_up_on_timeout: 'Hang up where no key is pressed',
  },
} as const

export const t = translator(messages)
