import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['/Customers?access_token=abc&x=1', '/Customers?access_token=***&x=1'],
  ['/Customers?x=1&ACCESS_TOKEN=abc', '/Customers?x=1&ACCESS_TOKEN=***'],
  ['GET /DashUsers/activate/token=abc now', 'GET /DashUsers/activate/token=*** now'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
  ['nothing to hide: broken_token=x', 'nothing to hide: broken_token=x'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})
