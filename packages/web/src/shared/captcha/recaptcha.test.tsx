import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Scripts that were put into the page; the DOM of tests loads none. */
const scripts: HTMLScriptElement[] = []
const execute = vi.fn<(key: string, options: { action: string }) => Promise<string | null>>()

// The script itself is the provider's: what comes with it is put in its place once it has been asked for.
async function arrive(isThere = true) {
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  if (isThere) window.grecaptcha = { ready: (callback) => callback(), execute }
  scripts[0]?.dispatchEvent(new Event(isThere ? 'load' : 'error'))
}

/** As a page that has just been opened sees it. */
let captcha: typeof import('./bot-check.ts')

beforeEach(async () => {
  vi.resetModules()
  captcha = await import('./bot-check.ts')
  scripts.length = 0
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
})
afterEach(() => {
  delete window.grecaptcha
  execute.mockReset()
})

it('brings no script without a key', async () => {
  captcha.prepareBotCheck()
  expect(await captcha.botCheck()).toBe('passed')
  expect(scripts).toEqual([])
})

it('can be tried again when its script does not come', async () => {
  captcha.initCaptcha({ kind: 'recaptcha', siteKey: 'site-key' })
  const check = captcha.botCheck()
  await arrive(false)
  expect(await check).toBe('unreachable')
})

it('lets go of a script that hangs, and can be tried again', async () => {
  vi.useFakeTimers()
  captcha.initCaptcha({ kind: 'recaptcha', siteKey: 'site-key' })
  const check = captcha.botCheck()
  await vi.waitFor(() => expect(scripts).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await check).toBe('unreachable')
  vi.useRealTimers()
  void captcha.botCheck()
  await vi.waitFor(() => expect(scripts).toHaveLength(2))
  scripts[1]?.dispatchEvent(new Event('error'))
})

it('brings the script once, and asks for the documented action', async () => {
  captcha.initCaptcha({ kind: 'recaptcha', siteKey: 'site-key' })
  execute.mockResolvedValueOnce('token').mockResolvedValueOnce('').mockResolvedValueOnce(null)
  captcha.prepareBotCheck()
  await arrive()
  expect([await captcha.botCheck(), await captcha.botCheck(), await captcha.botCheck()]).toEqual([
    'passed',
    'refused',
    'refused',
  ])
  expect(execute.mock.calls[0]).toEqual(['site-key', { action: 'importantAction' }])
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key'])
})
