import { expect, it } from 'vitest'
import { lineText, type Names } from './line-text.ts'

const greeting = { kind: 'text' } as const
const menu = { id: 5, customerId: 2, name: 'Holiday menu', status: 'published', greeting } as const
const menus = [{ ...menu, timeoutSeconds: 5, maxAttempts: 3 }]
const names: Names = { menu: (id) => menus.find((each) => each.id === id), gateway: () => undefined }
const choice = { id: 1, ivrId: 1, key: '2', kind: 'voice_menu', label: '', position: 0 } as const

it.each([
  ['5', 'Key 2: goes to Holiday menu'],
  ['6', 'Key 2: goes to a voice menu that is gone'],
  [undefined, 'Key 2: goes to nothing yet'],
])('a key that leads to menu %s says where, and never a number that could be a key', (target, text) => {
  expect(lineText(names, { ...choice, ...(target && { target }) }, String)).toBe(text)
})

it.each([
  ['17', 'Key 2: plays recording 17'],
  [undefined, 'Key 2: plays nothing yet'],
])('a key that plays %s says so', (target, text) => {
  expect(lineText(names, { ...choice, kind: 'play', ...(target && { target }) }, String)).toBe(text)
})
