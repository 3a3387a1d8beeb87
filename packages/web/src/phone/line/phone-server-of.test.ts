import { expect, it } from 'vitest'
import { phoneServerOf } from './phone-server-of.ts'

const config = {
  scheme: 'wss',
  server: 'sip.example.com',
  port: 6061,
  path: '/ws',
  sipDomain: 'calls.example',
} as const

it.each([
  ['a server of its own', config, 'wss://sip.example.com:6061/ws', 'calls.example'],
  ['the host of the page', { ...config, server: null }, 'wss://app.example:6061/ws', 'calls.example'],
  [
    'a prefix of the server as domain',
    { ...config, sipDomain: 'users.' },
    'wss://sip.example.com:6061/ws',
    'users.sip.example.com',
  ],
] as const)('%s', (_name, given, url, domain) => {
  expect(phoneServerOf(given, 'app.example')).toEqual({ url, domain })
})

it('is none where none is configured, or it cannot be used', () => {
  expect(phoneServerOf({ ...config, scheme: 'http' }, 'app.example')).toBeUndefined()
  expect(phoneServerOf({ ...config, path: 'ws' }, 'app.example')).toBeUndefined()
  expect(phoneServerOf({ ...config, sipDomain: '' }, 'app.example')).toBeUndefined()
  expect(phoneServerOf(null, 'app.example')).toBeUndefined()
  expect(phoneServerOf(undefined, 'app.example')).toBeUndefined()
})
