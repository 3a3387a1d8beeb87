import { expect, it, vi } from 'vitest'
import { dialogOfAnswer, dialogOfInvite, goodbye, replacing, userOf } from './sip-dialog.ts'

const address = (user: string, tag?: string) => ({ uri: `sip:${user}@x.example`, getParam: () => tag })

const message = (from: string, fromTag: string, to: string, toTag?: string) => ({
  from: address(from, fromTag),
  to: address(to, toTag),
  getHeader: (name: string) => (name === 'Call-ID' ? 'call-1' : '"There" <sip:abc@y.invalid;transport=ws>;expires=60'),
  getHeaders: () => ['<sip:a;lr>', '<sip:b;lr>'],
})

it('a call that was made and one that came in are the same to both sides, each from its own', () => {
  const made = dialogOfAnswer(message('me', 'mine', 'you', 'yours'))
  expect(made).toEqual({
    callId: 'call-1',
    local: '<sip:me@x.example>',
    remote: '<sip:you@x.example>',
    localTag: 'mine',
    remoteTag: 'yours',
    target: 'sip:abc@y.invalid;transport=ws',
    route: ['<sip:b;lr>', '<sip:a;lr>'],
  })
  const taken = dialogOfInvite(message('you', 'yours', 'me'), message('you', 'yours', 'me', 'mine'))
  expect(taken).toEqual({ ...made, route: ['<sip:a;lr>', '<sip:b;lr>'] })
})

it('the call that takes its place names it by the tags as the other side has them', () => {
  expect(replacing(dialogOfAnswer(message('me', 'mine', 'you', 'yours')))).toEqual([
    'Replaces: call-1;to-tag=yours;from-tag=mine',
    'Require: replaces',
  ])
})

it('its end is a whole request, and with a proof the next one', () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('a-b-c-d-e')
  const dialog = dialogOfAnswer(message('me', 'mine', 'you', 'yours'))
  expect(userOf(dialog)).toBe('me')
  expect(goodbye(dialog, 'Authorization: Digest x')).toContain('CSeq: 1000000001 BYE\r\nAuthorization: Digest x\r\n')
  expect(goodbye(dialog).split('\r\n')).toEqual([
    'BYE sip:abc@y.invalid;transport=ws SIP/2.0',
    'Via: SIP/2.0/WS gone.invalid;branch=z9hG4bKa-b-c-d-e',
    'Max-Forwards: 70',
    'Route: <sip:b;lr>',
    'Route: <sip:a;lr>',
    'From: <sip:me@x.example>;tag=mine',
    'To: <sip:you@x.example>;tag=yours',
    'Call-ID: call-1',
    'CSeq: 1000000000 BYE',
    'Content-Length: 0',
    '',
    '',
  ])
})
