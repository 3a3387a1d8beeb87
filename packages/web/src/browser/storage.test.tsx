import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const refuse = (name: string) => () => {
  throw new DOMException('No', name)
}
const full = () => {
  const kept = new Map(Object.entries(localStorage))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: refuse('QuotaExceededError'),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
}
const blocked = () => {
  const refused = refuse('SecurityError')
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused, clear: refused })
}

test.each([
  ['full', full],
  ['blocked', blocked],
])(
  'a %s storage keeps what is written for as long as the page is open, and is said to be so once',
  async (_, breakIt) => {
    breakIt()
    const { readStored, writeStored, readStoredJson, onStorageRefused } = await import('./storage.ts')
    const listener = vi.fn()
    onStorageRefused(listener)
    writeStored('token', '{"id":"t"}')
    writeStored('username', 'ada')
    expect(readStoredJson('token')).toEqual({ id: 't' })
    expect(readStored('username')).toBe('ada')
    writeStored('username', undefined)
    expect(readStored('username')).toBeUndefined()
    expect(listener).toHaveBeenCalledTimes(1)
  },
)

test('what a full storage had before does not come back, nor what was cleared', async () => {
  localStorage.setItem('token', '{"id":"old"}')
  full()
  const { readStoredJson, writeStored } = await import('./storage.ts')
  const { clearStored } = await import('./clear-storage.ts')
  writeStored('token', '{"id":"new"}')
  expect(readStoredJson('token')).toEqual({ id: 'new' })
  clearStored()
  expect(readStoredJson('token')).toBeUndefined()
})

test('anyone who listens late hears of it as well; nobody does where all is kept', async () => {
  const { readStored, writeStored, onStorageRefused } = await import('./storage.ts')
  const listener = vi.fn()
  onStorageRefused(listener)
  writeStored('username', 'ada')
  expect([readStored('username'), listener.mock.calls.length]).toEqual(['ada', 0])
  blocked()
  readStored('username')
  const late = vi.fn()
  onStorageRefused(late)
  expect(late).toHaveBeenCalledOnce()
})
