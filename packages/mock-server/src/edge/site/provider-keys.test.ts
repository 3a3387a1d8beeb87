import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createMockServer } from '../../create-mock-server.ts'
import type { MockServerOptions } from '../../mock-server-options.ts'
import { createCall, createTestServer } from '../../testing/test-server.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'keys-'))
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>App</title>')
afterAll(() => rmSync(webRoot, { recursive: true }))

const keys = { stripeKey: 'pk_test_51Abc', captchaKey: '6Lc-site_key' }

async function seen(options: MockServerOptions) {
  const server = await createMockServer({ webRoot, size: { callLogs: 5 }, ...options })
  const post = async (path: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${server.url}/__mock/${path}`, { method: 'POST', headers, body: '{"action":"a"}' })).status
  }
  const page = await fetch(server.url)
  const config: unknown = await (await fetch(`${server.url}/assets/config.json`)).json()
  const statuses = {
    confirm: await post('payments/confirm'),
    authenticate: await post('payments/authenticate'),
    captcha: await post('captcha/token'),
  }
  await server.close()
  return { config, statuses, policy: page.headers.get('content-security-policy') ?? '' }
}

/** Sources of a directive of the policy. */
const sources = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? []

describe('what a key changes', () => {
  test('without one the sandbox takes its place, and the page reaches no other host', async () => {
    const { config, statuses, policy } = await seen({})
    expect(config).toMatchObject({ stripeKey: null, captchaKey: null })
    expect(statuses).toEqual({ confirm: 402, authenticate: 402, captcha: 200 })
    expect(policy).not.toMatch(/https?:/)
  })

  test('of the card provider: no sandbox cards, and its hosts alone', async () => {
    const { config, statuses, policy } = await seen({ stripeKey: keys.stripeKey })
    expect(config).toMatchObject({ stripeKey: keys.stripeKey, captchaKey: null })
    expect(statuses).toEqual({ confirm: 404, authenticate: 404, captcha: 200 })
    expect(sources(policy, 'script-src')).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'])
    expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
    expect(sources(policy, 'frame-src')).toContain('https://hooks.stripe.com')
    expect(policy).not.toMatch(/google|gstatic/)
  })

  test('of the captcha: no sandbox token, and its folders alone', async () => {
    const { config, statuses, policy } = await seen({ captchaKey: keys.captchaKey })
    expect(config).toMatchObject({ stripeKey: null, captchaKey: keys.captchaKey })
    expect(statuses).toEqual({ confirm: 402, authenticate: 402, captcha: 404 })
    expect(sources(policy, 'script-src')).toContain('https://www.google.com/recaptcha/')
    expect(policy).not.toContain('stripe')
  })

  test('the well-known names of test cards are refused with a real key', async () => {
    const body = { token: 'pm_card_visa' }
    const sandbox = await createTestServer({ size: { callLogs: 5 } })
    expect((await sandbox.admin('POST', '/PaymentMethods/attach', { body })).status).toBe(200)
    await sandbox.close()
    const real = await createTestServer({ size: { callLogs: 5 }, ...keys })
    expect((await real.admin('POST', '/PaymentMethods/attach', { body })).status).toBe(422)
    const { url, apiUrl } = real.server
    const inItsOwnWorld = await createCall(apiUrl)('POST', '/DashUsers/authenticate', {
      body: { username: 'admin', password: 'Lineboard1!' },
      headers: { 'x-mock-session': 'one' },
    })
    expect([inItsOwnWorld.status, url]).toEqual([200, expect.any(String)])
    const { id } = inItsOwnWorld.body as { id: string }
    const attached = await createCall(apiUrl, id)('POST', '/PaymentMethods/attach', {
      body,
      headers: { 'x-mock-session': 'one' },
    })
    expect(attached.status).toBe(422)
    await real.close()
  })
})

test.each([
  [{ stripeKey: 'sk_live_51Abc' }, 'Never give the secret one.'],
  [{ stripeKey: '' }, '--stripe-key takes the publishable key'],
  [{ captchaKey: 'a b' }, '--captcha-key takes the site key'],
])('%j is refused', async (options, message) => {
  await expect(createMockServer(options)).rejects.toThrow(message)
})
