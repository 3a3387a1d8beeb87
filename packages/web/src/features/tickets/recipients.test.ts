import { expect, test } from 'vitest'
import { addressesOf, type Channel, typedAddress } from './ticket-notifications.tsx'

const noPhone = 'Write a phone number, such as +1 212 555 0100.'

test.each<[Channel, string, object]>([
  ['email', ' ann@company.example ', { to: ['ann@company.example'] }],
  ['email', 'ann', { problem: 'Write an e-mail address, such as name@company.com.' }],
  ['sms', '(212) 555-0100', { to: ['+12125550100'] }],
  ['sms', '12', { problem: noPhone }],
  ['sms', 'call me', { problem: noPhone }],
  ['app', 'ann', { to: ['ann'] }],
  ['app', '  ', { problem: 'Write where it goes.' }],
])('by %s to %j', (channel, typed, addresses) => {
  expect(typedAddress(channel, typed)).toEqual(addresses)
})

const ann = {
  username: 'ann',
  email: 'ann@company.example',
  firstName: 'Ann',
  lastName: 'Smith',
  phone: '+12125550100',
}
const bob = { username: 'bob', email: 'bob@company.example' }

test.each<[Channel, object]>([
  ['email', { to: ['ann@company.example', 'bob@company.example'] }],
  ['app', { to: ['ann', 'bob'] }],
  ['sms', { problem: 'Without a phone number: bob. Choose another way.' }],
])('people are reached by %s', (channel, addresses) => {
  expect(addressesOf(channel, [ann, bob])).toEqual(addresses)
})
