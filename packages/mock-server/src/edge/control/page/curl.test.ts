import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlLine } from './curl.js'

const line = (more: object) =>
  curlLine({ method: 'GET', url: '/Customers', userId: 1, request: { headers: {} }, ...more }, 'http://127.0.0.1:1')

/** What a shell makes of a line: the arguments of curl. */
function argumentsOf(text: string, token = 'secret') {
  const script = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n${text}`
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { ...process.env, TOKEN: token } })
  return stdout.split('\0').slice(0, -1)
}

test('a read is its address, and the session by name', () => {
  expect(line({ url: '/Customers?filter=%7B%7D&access_token=***' })).toBe(
    `curl 'http://127.0.0.1:1/api/v1/Customers?filter=%7B%7D' \\\n  -H "Authorization: $TOKEN"`,
  )
  expect(line({ userId: undefined })).toBe(`curl 'http://127.0.0.1:1/api/v1/Customers'`)
  for (const refused of [
    { url: '/Customers?access_token=***' },
    { request: { headers: { authorization: '***' } } },
    { request: { headers: { 'x-access-token': '***' } } },
  ])
    expect(line({ ...refused, userId: undefined }), 'refused before it was known whose it was').toContain('$TOKEN')
})

test('a body comes through a shell as it was, with the headers that matter', () => {
  const body = `{"note":"it's $HOME, \\"quoted\\" and\\n\`ls\`"}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1', host: 'x', 'sec-fetch-mode': 'cors' }
  expect(argumentsOf(line({ method: 'POST', request: { headers, body } }))).toEqual([
    '-X',
    'POST',
    'http://127.0.0.1:1/api/v1/Customers',
    '-H',
    'Authorization: secret',
    '-H',
    'content-type: application/json',
    '-H',
    'idempotency-key: k1',
    '--data-raw',
    body,
  ])
})

test('a call of the sandbox keeps its own address', () => {
  expect(line({ url: '/__mock/payments/confirm' })).toContain("'http://127.0.0.1:1/__mock/payments/confirm'")
})
