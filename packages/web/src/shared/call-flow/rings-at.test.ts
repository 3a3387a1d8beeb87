import type { CallTrace } from '@lineboard/sdk/call-flow'
import { expect, it } from 'vitest'
import { ringsAt } from './rings-at.ts'

const atPhone = (number: string) =>
  ({ destination: { kind: 'number', number }, seconds: 20, gatewayId: 1, dialled: number }) as const
const phones = (first: string, ...others: string[]): CallTrace['outcome'] => ({
  kind: 'rings',
  rings: [atPhone(first), ...others.map(atPhone)],
  isTogether: false,
})
const menu = { id: 1, customerId: 1, name: 'Office', status: 'published', timeoutSeconds: 5, maxAttempts: 2 } as const
const inMenu: CallTrace['steps'][number] = {
  kind: 'menu',
  menu: { ...menu, greeting: { kind: 'text', text: 'Welcome' } },
  choices: [],
  attempt: 1,
  hears: { kind: 'text', text: 'Welcome' },
}

it.each<[string, CallTrace['outcome'], CallTrace['steps'], string]>([
  ['a phone', phones('+16175550145'), [], '+16175550145'],
  ['one phone tried twice', phones('+16175550145', '+16175550145'), [], '+16175550145'],
  [
    'a voice menu, whatever becomes of the call there',
    { kind: 'hangs_up', by: 'action' },
    [inMenu],
    'Voice menu Office',
  ],
  ['a mailbox', { kind: 'voicemail', address: 'a@example.com' }, [], 'Voicemail a@example.com'],
  ['a call that is ended', { kind: 'hangs_up', by: 'action' }, [], 'Nowhere: the call is ended'],
  [
    'nowhere',
    { kind: 'nowhere', reason: 'no_destination' },
    [],
    'Nowhere: no receiving number and no routing action is chosen',
  ],
  [
    'a number that is stopped',
    { kind: 'refused', reason: 'number_stopped' },
    [],
    'Nowhere: calls to the number are stopped',
  ],
  ['what the server does not say', { kind: 'unknown' }, [], ''],
])('a cell says of %s', (_, outcome, steps, text) => {
  expect(ringsAt({ outcome, steps }, (number) => number)).toBe(text)
})
