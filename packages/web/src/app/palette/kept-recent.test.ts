import { beforeEach, expect, it, vi } from 'vitest'
import { keepRecent, recentAddresses } from './kept-recent.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

it('keeps the last addresses, each once, the last one first', () => {
  for (const address of ['/a', '/b', '/a']) keepRecent(7, address)
  expect(recentAddresses(7)).toEqual(['/a', '/b'])
  for (let at = 0; at < 20; at++) keepRecent(7, `/${at}`)
  expect(recentAddresses(7)).toHaveLength(12)
  expect(recentAddresses(7)[0]).toBe('/19')
})

it('has nothing of another person, and nothing of what is damaged', () => {
  keepRecent(7, '/a')
  expect(recentAddresses(8)).toEqual([])
  keepRecent(8, '/b')
  expect([recentAddresses(7), recentAddresses(8)]).toEqual([[], ['/b']])
  stored.set('recent', '{"userId":8,"addresses":[1]}')
  expect(recentAddresses(8)).toEqual([])
})
