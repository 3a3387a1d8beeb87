import { expect, test } from 'vitest'
import { toAbout } from '../../shared/tickets/about.ts'
import { isSameAsset } from './asset-links.tsx'
import { fromAbout } from './ticket-panels.tsx'

test.each([
  { kind: 'tracking_number', recordId: 31, name: '+1 212: desk' },
  { kind: 'other', name: 'Subscription: Line' },
] as const)('what an address was made of comes out of it again: $name', (asset) => {
  expect(fromAbout(toAbout(asset))).toEqual(asset)
})

test('a name too long for the server is cut', () => {
  expect(fromAbout(toAbout({ kind: 'other', name: 'x'.repeat(300) }))?.name).toHaveLength(120)
})

test.each([
  null,
  '',
  'x',
  'planet:3:Mars',
  'call:0:nothing',
  `call:${'9'.repeat(20)}:nothing`,
  'call:-1:x',
  'call:7:',
  `call:7:${'x'.repeat(121)}`,
])('%j names nothing', (text) => {
  expect(fromAbout(text)).toBeUndefined()
})

test('a record is the same under another name, what stands for none only by its name', () => {
  const call = { kind: 'call', recordId: 7, name: 'A call' } as const
  expect(isSameAsset(call, { ...call, name: 'That call' })).toBe(true)
  expect(isSameAsset(call, { ...call, recordId: 8 })).toBe(false)
  expect(isSameAsset(call, { kind: 'user', recordId: 7, name: 'A call' })).toBe(false)
  const phone = { kind: 'device', name: 'Phone' } as const
  expect(isSameAsset(phone, { ...phone })).toBe(true)
  expect(isSameAsset(phone, { ...phone, name: 'Headset' })).toBe(false)
})
