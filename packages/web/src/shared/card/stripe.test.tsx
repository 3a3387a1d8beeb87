import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadProvider } from './stripe.ts'

/** Scripts that were put into the page. */
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')]

beforeEach(() => {
  vi.useFakeTimers()
  // The DOM of tests refuses every script at once; what it takes for none it leaves to the test.
  const put = document.head.appendChild.bind(document.head)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) node.type = 'text/plain'
    return put(node)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const script of scripts()) script.remove()
  Reflect.deleteProperty(window, 'Stripe')
})

/** Begins to load, up to the script that is asked for. */
async function begin() {
  const loading = loadProvider('pk_1')
  const outcome = loading.then(
    () => 'loaded',
    () => 'refused',
  )
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  return { loading, outcome, script: scripts()[0] }
}

// One test, as Stripe's own loader keeps what has come for as long as the page is open.
it('a library that hangs, or does not come, is given up and asked for again; one that came is brought once', async () => {
  const hanging = await begin()
  await vi.advanceTimersByTimeAsync(9000)
  expect(scripts()).toEqual([hanging.script])
  await vi.advanceTimersByTimeAsync(1100)
  expect(await hanging.outcome).toBe('refused')

  const broken = await begin()
  expect(broken.script).not.toBe(hanging.script)
  broken.script?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(10)
  expect(await broken.outcome).toBe('refused')

  const coming = await begin()
  expect(coming.script).not.toBe(broken.script)
  expect(new URL(coming.script?.src ?? '').searchParams.get('advancedFraudSignals')).toBe('false')
  const Stripe = Object.assign((key: string) => ({ key, _registerWrapper: () => undefined }), { version: 3 })
  Object.assign(window, { Stripe })
  coming.script?.dispatchEvent(new Event('load'))
  expect(await coming.loading).toMatchObject({ key: 'pk_1' })
  expect(loadProvider('pk_1')).toBe(coming.loading)
})
