import { expect, it, vi } from 'vitest'
import { createSoundPath } from './recovery.ts'

function watchedPath() {
  const onLost = vi.fn()
  const path = createSoundPath(onLost)
  let nowMs = 0
  let received = 0
  let wayAnswers = 0
  return {
    path,
    reported: () => onLost.mock.calls.map(([isLost]) => isLost),
    /** So many looks, a fifth of a second apart, each with that many packets more. */
    looks(times: number, packets: number, answers = 0) {
      for (let at = 0; at < times; at += 1) {
        nowMs += 200
        received += packets
        wayAnswers += answers
        path.look({ received, wayAnswers }, nowMs)
      }
      return nowMs
    },
  }
}

it('a stream that stops is reported within a second, once, and again with its next packet', () => {
  const { looks, reported } = watchedPath()
  looks(10, 10)
  looks(3, 0)
  expect(reported()).toEqual([true])
  looks(50, 0)
  looks(1, 1)
  expect(reported()).toEqual([true, false])
})

it('a short gap, a call on hold, and one in which nothing has come yet are no break', () => {
  const { path, looks, reported } = watchedPath()
  looks(10, 0)
  looks(5, 10)
  looks(2, 0)
  looks(5, 10)
  path.look(undefined, 10_000)
  const nowMs = looks(2, 0)
  path.look(undefined, nowMs + 60_000)
  expect(reported()).toEqual([])
})

it('who is silent although the way answers is believed to be silent, from then on', () => {
  const { looks, reported } = watchedPath()
  looks(5, 10)
  looks(4, 0)
  looks(1, 0, 1)
  expect(reported()).toEqual([true, false])
  looks(5, 10)
  looks(50, 0)
  expect(reported()).toEqual([true, false])
})

it('an answer that came before the sound stopped proves nothing', () => {
  const { looks, reported } = watchedPath()
  looks(5, 10, 1)
  looks(1, 0, 1)
  looks(20, 0)
  expect(reported()).toEqual([true])
})

it('what the browser says of the way holds until it says that another one is found', () => {
  const { path, reported } = watchedPath()
  for (const state of ['new', 'checking', 'connected', 'disconnected', 'failed', 'checking'] as const) path.iceIs(state)
  expect(reported()).toEqual([true])
  path.iceIs('connected')
  path.iceIs('completed')
  expect(reported()).toEqual([true, false])
})

it('an answer over a way that was gone and is found again proves nothing', () => {
  const { path, looks, reported } = watchedPath()
  looks(5, 10)
  looks(5, 0)
  path.iceIs('disconnected')
  looks(1, 0, 1)
  path.iceIs('connected')
  looks(1, 0, 1)
  expect(reported()).toEqual([true])
  looks(5, 10)
  looks(5, 0)
  expect(reported()).toEqual([true, false, true])
})

it('sound that stopped and a way that is gone are one break', () => {
  const { path, looks, reported } = watchedPath()
  looks(5, 10)
  looks(5, 0)
  path.iceIs('disconnected')
  path.iceIs('connected')
  expect(reported()).toEqual([true])
  looks(1, 10)
  expect(reported()).toEqual([true, false])
})
