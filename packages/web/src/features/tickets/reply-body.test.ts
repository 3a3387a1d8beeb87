import { expect, test } from 'vitest'
import { type ReplyValues, replyBody } from './reply-form.tsx'

const call = { kind: 'call', recordId: 7, name: '(212) 555-0100' } as const
const before: ReplyValues = {
  body: '',
  title: 'Calls drop',
  state: 'open',
  priority: 'normal',
  ownerId: 3,
  assets: [call],
}

test.each<[string, Partial<ReplyValues>, object | undefined]>([
  ['nothing', {}, undefined],
  ['blanks alone', { body: '  ', title: 'Calls drop ' }, undefined],
  ['the same thing named otherwise', { assets: [{ ...call, name: 'That call' }] }, undefined],
  ['an answer', { body: ' We look. ' }, { body: 'We look.' }],
  ['a subject', { title: 'Calls end early' }, { title: 'Calls end early' }],
  ['an owner', { ownerId: 5 }, { ownerId: 5 }],
  ['nobody', { ownerId: null }, { ownerId: null }],
  ['about nothing', { assets: [] }, { assets: [] }],
  [
    'several at once',
    { state: 'resolved', priority: 'low', ownerId: null, assets: [call, { kind: 'device', name: 'Phone' }] },
    { stateId: 4, priority: 'low', ownerId: null, assets: [call, { kind: 'device', name: 'Phone' }] },
  ],
])('%s', (_name, values, body) => {
  expect(replyBody(before, { ...before, ...values })).toEqual(body)
})
