import { translator } from '../../lib/messages.ts'

const messages = {
  one: 'routing action',
  other: 'routing actions',
  name: 'Name',
  type: 'What happens',
  voiceMenu: 'Voice menu',
  targets: 'Targets',
  ringSeconds: 'Ring time',
  ringSecondsHint: 'Seconds each target rings; 25 if left empty',
  recordCalls: 'Calls recorded',
  yes: 'Yes',
  no: 'No',
  whisper: 'Whisper',
  whisperHint: 'Read to whoever answers, before the caller is heard',
  customer: 'Customer',
  createdAt: 'Added',
  group: 'Routing action',
  groupTargets: 'Where calls go',
  targetKind: 'Kind of target {number}',
  receivingNumber: 'Receiving number',
  phoneNumber: 'Phone number',
  sipGateway: 'SIP gateway',
  mailbox: 'Mailbox',
  target: 'Target {number}',
  mailboxHint: 'E-mail address that gets the message',
  addTarget: 'Add a target',
  removeTarget: 'Remove target {number}',
  noTargets: 'Calls are ended; there is nowhere to go.',
} as const

export const t = translator(messages)
