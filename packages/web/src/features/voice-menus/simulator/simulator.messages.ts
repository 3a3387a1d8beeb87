import { translator } from '../../../lib/messages.ts'

const messages = {
  title: 'Try it',
  hint: 'What is typed is tried, saved or not. No call is made.',
  keys: 'Press a key',
  key: 'Press {key}',
  wait: 'Wait',
  again: 'Call anew',
  pressed: 'Pressed: {keys}',
  waited: 'waited',
  caller: 'Caller',
  callerHint: 'With country code; held against the blocked numbers',
  clock: 'Time of the call',
  steps: 'What the caller meets',
  name: 'Name of the case',
  nameMissing: 'Type a name for the case.',
  keep: 'Keep as a case',
  keepLater: 'Once the menu is saved, a run can be kept as a case.',
  cases: 'Cases',
  met: 'As expected',
  failed: 'Fails',
  failing: '{count, plural, one {One case fails} other {# cases fail}} with what is typed: {names}.',
  expected: '{name}: {end}',
  instead: 'Now: {end}',
  run: 'Run {name}',
  drop: 'Delete {name}',
  end: {
    rings: 'rings at {to}',
    voicemail: 'a message for {to}',
    hangs_up: 'hangs up',
    nowhere: 'goes nowhere',
    refused: 'is refused',
  },
  gateway: 'a gateway',
} as const

export const t = translator(messages)
