import { afterEach, expect, it, vi } from 'vitest'
import { bringMissingStyles, noteMissingStyles } from './lazy.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const fail = (payload: unknown) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))

it('a style sheet that was missing is asked for again before further code, until it is there', async () => {
  const asked: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement) asked.push(link)
  })
  const hrefs = () => asked.map(({ rel, href }) => `${rel} ${new URL(href, 'http://app').pathname}`)
  noteMissingStyles()
  fail(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  fail(undefined)
  await bringMissingStyles()
  expect(hrefs()).toEqual([])
  fail(new Error('Unable to preload CSS for /assets/a.css'))
  const first = bringMissingStyles()
  asked[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/assets/a.css could not be downloaded.')
  const second = bringMissingStyles()
  expect(hrefs()).toEqual(['stylesheet /assets/a.css', 'stylesheet /assets/a.css'])
  asked[1]?.dispatchEvent(new Event('load'))
  await second
  await bringMissingStyles()
  expect(asked).toHaveLength(2)
})
