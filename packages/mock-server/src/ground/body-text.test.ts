import { expect, test } from 'vitest'
import { bodyText } from './body-text.ts'

test.each([
  ['{"username":"super","password":"a \\"b"}', 'application/json', '{"username":"super","password":"***"}'],
  ['{"old_password": "x", "newPassword":"y"}', 'application/json', '{"old_password": "***", "newPassword":"***"}'],
  ['{"newPassWord":"y"}', 'application/json', '{"newPassWord":"***"}'],
  ['{"passenger":"one","word":"two"}', 'application/json', '{"passenger":"one","word":"two"}'],
  ['a=1&password=secret&b=2', 'application/x-www-form-urlencoded', 'a=1&password=***&b=2'],
  ['bytes', 'application/octet-stream', undefined],
  ['', 'application/json', undefined],
])('%s', (text, type, kept) => {
  expect(bodyText(Buffer.from(text), type)).toBe(kept)
})

test('a long body without one is cut', () => {
  expect(bodyText(Buffer.from('x'.repeat(3000)), 'application/json')).toBe('x'.repeat(2000))
})

test('a long body is cut, and no password is left behind by that', () => {
  const text = `{"a":"${'x'.repeat(1980)}","password":"${'secret'.repeat(1000)}"}`
  const kept = bodyText(Buffer.from(text), 'application/json')
  expect(kept?.length).toBeLessThanOrEqual(2000)
  expect(kept).not.toContain('secret')
})
