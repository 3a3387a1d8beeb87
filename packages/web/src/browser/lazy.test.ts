import { expect, it, vi } from 'vitest'
import { chainLoaded, loadOnce } from './lazy.ts'

it('what is brought by what is downloaded first is here once both are, and brought once', async () => {
  const first = loadOnce(async () => 'rules')
  const bring = vi.fn(async (of: string) => `screen by ${of}`)
  const second = chainLoaded(first, bring)
  expect(second.peek()).toBeUndefined()
  await first.load()
  expect([second.peek(), bring.mock.calls.length]).toEqual([undefined, 0])
  expect(await Promise.all([second.load(), second.load()])).toEqual(['screen by rules', 'screen by rules'])
  expect([second.peek(), bring.mock.calls.length]).toEqual(['screen by rules', 1])
})

it.each(['first', 'second'])('after the %s could not be brought the next call tries again', async (which) => {
  let isBroken = true
  const fetched = (name: string) => async () => {
    if (isBroken && name === which) throw new Error(name)
    return name
  }
  const chain = chainLoaded(loadOnce(fetched('first')), fetched('second'))
  await expect(chain.load()).rejects.toThrow(which)
  isBroken = false
  expect(await chain.load()).toBe('second')
})
