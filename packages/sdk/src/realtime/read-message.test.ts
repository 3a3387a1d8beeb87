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
  [
    { id: '2', username: 'admin' },
    { id: 2, username: 'admin' },
  ],
  [{ id: 'x', username: 'admin' }, undefined],
  [{ id: 2 }, undefined],
])('who says it: %j', (sender, expected) => {
  expect(readMessage(JSON.stringify({ ...said, sender }))).toEqual({ ...said, ...(expected && { sender: expected }) })
})

test('what the server says of a row is read as an answer is; what another session published is left as it is', () => {
  const data = { id: '7', charge: '0.0700', callerNumber: '2125550107', phonebookName: null }
  const said = { channel: 'call_log', event: 'update', data, topic: '' }
  expect(JSON.parse(JSON.stringify(readMessage(JSON.stringify(said))))).toEqual({
    ...said,
    data: { id: 7, charge: 0.07, callerNumber: '2125550107' },
  })
  const published = { ...said, event: 'message' }
  expect(readMessage(JSON.stringify(published))).toEqual(published)
})
