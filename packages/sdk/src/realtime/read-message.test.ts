import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const said = { channel: 'notifications', event: 'message', data: { msg: 'Hello' }, topic: '' }

test.each([
  [
    { id: 2, username: 'admin' },
    { id: 2, username: 'admin' },
  ],
  [undefined, undefined],
  ['admin', undefined],
  [{ id: '2', username: 'admin' }, undefined],
  [{ id: 2 }, undefined],
])('who says it: %j', (sender, expected) => {
  expect(readMessage(JSON.stringify({ ...said, sender }))).toEqual({ ...said, ...(expected && { sender: expected }) })
})
