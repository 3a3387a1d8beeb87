import { translator } from '../../../lib/messages.ts'

const messages = {
  title: 'Outline',
  hint: 'On a line: Enter opens its fields. A digit, * or # gives it that key. Alt with the arrows moves it, Insert adds another, Delete removes it, Ctrl+Z undoes.',
  empty: 'No key does anything yet.',
  line: '{key}: {what}',
  named: '{label} ({what})',
  dial_number: 'calls {target}',
  dial_gateway: 'calls over {target}',
  voice_menu: 'goes to {target}',
  play: 'plays {target}',
  voicemail: 'takes a message for {target}',
  repeat: 'plays the greeting again',
  hang_up: 'hangs up',
  nothing: 'nothing yet',
  recording: 'recording {id}',
  aGateway: 'a gateway',
  goneMenu: 'a voice menu that is gone',
  open: 'Open {name}',
} as const

export const t = translator(messages)
