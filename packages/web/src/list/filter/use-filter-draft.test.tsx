import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useFilterDraft } from './use-filter-draft.ts'

const onApply = vi.fn()
const isValid = (text: string) => !text.includes('"')

const draft = () =>
  renderHook(({ applied }) => useFilterDraft({ applied, isValid, onApply }), { initialProps: { applied: '' } })

beforeEach(() => {
  vi.useFakeTimers()
  onApply.mockClear()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('applies 150 ms after the last key that was typed, and only once', () => {
  const { result } = draft()
  act(() => result.current.type('a'))
  wait(100)
  act(() => result.current.type('ab'))
  wait(149)
  expect(onApply).not.toHaveBeenCalled()
  wait(1)
  expect(onApply.mock.calls).toEqual([['ab', true]])
})

it.each([
  ['pasted', '', '+1 202 555 0142'],
  ['cleared', 'missed', ''],
  ['put in by a suggestion', 'mis', 'missed'],
])('applies at once what was %s', (_, before, next) => {
  const { result } = renderHook(() => useFilterDraft({ applied: before, isValid, onApply }))
  act(() => result.current.type(next))
  expect(onApply.mock.calls).toEqual([[next, true]])
  wait(1000)
  expect(onApply).toHaveBeenCalledTimes(1)
})

it('makes one stretch of typing one step to go back', () => {
  const { result, rerender } = draft()
  act(() => result.current.type('a'))
  wait(200)
  rerender({ applied: 'a' })
  act(() => result.current.type('ab'))
  wait(200)
  rerender({ applied: 'ab' })
  act(() => result.current.commit())
  act(() => result.current.type('abc'))
  wait(200)
  expect(onApply.mock.calls).toEqual([
    ['a', true],
    ['ab', false],
    ['abc', true],
  ])
})

it('keeps what is typed while what was typed before is being applied', () => {
  const { result, rerender } = draft()
  act(() => result.current.type('a'))
  wait(200)
  act(() => result.current.type('ab'))
  rerender({ applied: 'a' })
  expect(result.current.text).toBe('ab')
})

it('follows what is applied from elsewhere', () => {
  const { result, rerender } = draft()
  rerender({ applied: 'from a link' })
  expect(result.current.text).toBe('from a link')
})

it('applies nothing that is wrong, and judges it after a pause', () => {
  const { result } = draft()
  act(() => result.current.type('"'))
  wait(400)
  expect(result.current.isJudged).toBe(false)
  wait(400)
  expect(result.current.isJudged).toBe(true)
  expect(onApply).not.toHaveBeenCalled()
})

it('applies at once when asked to, and takes back what is not applied', () => {
  const { result, rerender } = draft()
  act(() => result.current.type(' now '))
  act(() => result.current.commit())
  expect(onApply.mock.calls).toEqual([['now', true]])
  rerender({ applied: 'now' })
  act(() => result.current.type('now and "'))
  act(() => result.current.revert())
  expect(result.current.text).toBe('now')
  wait(1000)
  expect(onApply).toHaveBeenCalledTimes(1)
})

it('applies nothing after it is gone', () => {
  const { result, unmount } = draft()
  act(() => result.current.type('a'))
  unmount()
  wait(1000)
  expect(onApply).not.toHaveBeenCalled()
})
