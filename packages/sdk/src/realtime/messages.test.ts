import { expect, test } from 'vitest'
import { formatTopic, parseTopic } from './messages.ts'

test('topics are read and written', () => {
  const topic = { event: 'balance', customerId: 2, userId: 3 }
  expect(formatTopic(topic)).toBe('org.ecms.balance.2.3')
  expect(parseTopic('org.ecms.balance.2.3')).toEqual(topic)
})

test.each(['', 'org.ecms.balance.2', 'orgxecms.balance.2.3', 'org.ecms.balance.2.3.4', 'org.ecms.Balance.2.3'])(
  '%j is no topic',
  (text) => {
    expect(parseTopic(text)).toBeUndefined()
  },
)
