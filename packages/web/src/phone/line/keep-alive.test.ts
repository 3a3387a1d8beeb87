import { expect, it, vi } from 'vitest'
import { createKeepAlive, grantedSeconds } from './open-line.ts'

function keptLine() {
  const line = { isConnected: vi.fn(() => true), ping: vi.fn(), refresh: vi.fn(), reconnect: vi.fn() }
  const alive = createKeepAlive(line)
  return { line, alive, beats: (...seconds: number[]) => seconds.forEach((at) => void alive.beat(at * 1000)) }
}

it('each beat is a sign of life, and after half of the time it registers again, and so on', () => {
  const { line, alive, beats } = keptLine()
  beats(0)
  expect([line.ping, line.refresh].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  alive.registered(0, 60)
  beats(10, 20)
  expect(line.refresh).not.toHaveBeenCalled()
  beats(30)
  expect(line.refresh).toHaveBeenCalledTimes(1)
  beats(40, 50)
  expect(line.refresh).toHaveBeenCalledTimes(1)
  beats(60)
  expect(line.refresh).toHaveBeenCalledTimes(2)
  expect(line.ping).toHaveBeenCalledTimes(7)
})

it('a hidden hour lets no registration run out', () => {
  const { line, alive } = keptLine()
  alive.registered(0, 30)
  let heldUntil = 30
  let now = 0
  line.refresh.mockImplementation(() => {
    heldUntil = now + 30
  })
  for (; now <= 3600; now += 10) {
    alive.beat(now * 1000)
    expect(heldUntil).toBeGreaterThan(now)
  }
})

it('without a connection it connects, and registers no sooner than the library has', () => {
  const { line, alive, beats } = keptLine()
  alive.registered(0, 60)
  line.isConnected.mockReturnValue(false)
  beats(10, 20)
  expect([line.reconnect, line.ping].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
  line.isConnected.mockReturnValue(true)
  beats(40)
  expect(line.refresh).not.toHaveBeenCalled()
  alive.registered(45_000, 60)
  beats(80)
  expect(line.refresh).toHaveBeenCalledTimes(1)
})

it.each([
  [['<sip:abc@x.invalid;transport=ws>;expires=118'], 118],
  [['<sip:other@y.invalid>;expires=5, <sip:abc@x.invalid>;q=1;Expires="60"'], 60],
  [['<sip:other@y.invalid>;expires=5', '<sip:abc@x.invalid>;expires=30'], 30],
  [['<sip:abc@x.invalid>'], undefined],
  [['<sip:xabc@x.invalid>;expires=5'], undefined],
])('%j holds for %s seconds', (contacts, seconds) => {
  expect(grantedSeconds(contacts, '<sip:abc@x.invalid;transport=ws>')).toBe(seconds)
})
