import { setupOf } from '@lineboard/sdk/call-flow'
import { expect, it } from 'vitest'
import type { MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { contentOf } from '../menu/edited-menu.ts'
import { differenceText } from './difference-list.tsx'
import { differenceOf } from './merge-menus.ts'

const greeting = { kind: 'text', text: 'Hello' } as const
const holiday = {
  id: 4,
  customerId: 2,
  name: 'Holiday menu',
  status: 'draft',
  timeoutSeconds: 5,
  maxAttempts: 3,
} as const
const names = setupOf({ menus: [{ ...holiday, greeting }] })
const content = (actions: MenuContent['actions'], more: Partial<MenuContent> = {}) =>
  contentOf({ name: 'Main', greeting, actions, ...more })
const dial = (label: string, target = '+12125550142') => ({ key: '2', kind: 'dial_number', target, label }) as const

it.each<[string, MenuContent, MenuContent, string[]]>([
  ['a name', content([dial('Sales desk')]), content([dial('Support desk')]), ['Key 2: Sales desk → Support desk']],
  [
    'where a key leads',
    content([dial('Sales')]),
    content([{ key: '2', kind: 'voice_menu', target: '4', label: 'Sales' }]),
    ['Key 2: Sales (calls +12125550142) → Sales (goes to Holiday menu)'],
  ],
  [
    'a new key',
    content([]),
    content([{ key: 'timeout', kind: 'repeat' }]),
    ['No key in time: added, plays the greeting again'],
  ],
  ['a key that went', content([{ key: '#', kind: 'hang_up' }]), content([]), ['Key #: removed (hangs up)']],
  [
    'another order',
    content([dial(''), { key: '1', kind: 'repeat' }]),
    content([{ key: '1', kind: 'repeat' }, dial('')]),
    ['The order of the choices'],
  ],
  [
    'another kind of greeting',
    content([]),
    content([], { greeting: { kind: 'audio', recordingId: '12' } }),
    ['Greeting: Text read by a voice → Recording', 'Text: Hello → empty', 'Recording: empty → 12'],
  ],
  [
    'fields',
    content([], { description: 'Old' }),
    content([], { greeting: { kind: 'text', text: 'Bye' }, maxAttempts: 2 }),
    ['Description: Old → empty', 'Text: Hello → Bye', 'Attempts: 3 → 2'],
  ],
])('says %s in words', (_, before, after, lines) => {
  const said = differenceOf(before, after).map((each) => differenceText(names, each, (text) => text))
  expect(said).toEqual(lines)
})
