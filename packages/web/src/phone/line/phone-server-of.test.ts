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
  expect(phoneServerOf(given, 'app.example')).toEqual({ url, domain, trustsIdentity: true, iceServers: [] })
})

it('says whether asserted numbers are trusted, and which servers help sound to find its way', () => {
  const turn = { urls: 'turn:turn.example:3478', username: 'u', credential: 'c' }
  const given = {
    ...config,
    callerFrom: 'from',
    iceServers: [turn, { urls: ['stun:s.example', 7, 'http://x'] }, 'x', null],
  }
  expect(phoneServerOf(given, 'app.example')).toMatchObject({
    trustsIdentity: false,
    iceServers: [{ ...turn, urls: [turn.urls] }, { urls: ['stun:s.example'] }],
  })
  expect(phoneServerOf({ ...config, iceServers: 'stun:s.example' }, 'app.example')?.iceServers).toEqual([])
})

it('is none where none is configured, or it cannot be used', () => {
  expect(phoneServerOf({ ...config, scheme: 'http' }, 'app.example')).toBeUndefined()
  expect(phoneServerOf({ ...config, path: 'ws' }, 'app.example')).toBeUndefined()
  expect(phoneServerOf({ ...config, sipDomain: '' }, 'app.example')).toBeUndefined()
  expect(phoneServerOf(null, 'app.example')).toBeUndefined()
  expect(phoneServerOf(undefined, 'app.example')).toBeUndefined()
})
