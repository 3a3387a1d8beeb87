import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { forgetPersonalState } from '../state/personal-state.ts'
import { type AnswerKey, keepAnswer, useAnswer } from './use-answer.ts'

const keyOf = (name: string): AnswerKey => ['Report.statistics', { name }]

function Shown({ name, ask }: { name: string; ask: () => Promise<string> }) {
  return <p>{useAnswer(keyOf(name), ask, { silent: true }).data ?? 'loading'}</p>
}
const shown = () => screen.getByRole('paragraph').textContent

it('is shown at once, and asked for again then', async () => {
  await keepAnswer(keyOf('kept'), async () => '7 calls')
  const { promise, resolve } = Promise.withResolvers<string>()
  const ask = vi.fn(() => promise)
  render(<Shown name="kept" ask={ask} />)
  expect(shown()).toBe('7 calls')
  await act(async () => undefined)
  expect(ask).toHaveBeenCalledTimes(1)
  await act(async () => resolve('8 calls'))
  expect(shown()).toBe('8 calls')
})

it('is not asked for where it is on the screen, and a failure is no harm', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('refused')))
  await keepAnswer(keyOf('failed'), ask)
  render(<Shown name="failed" ask={async () => '9 calls'} />)
  expect(shown()).toBe('loading')
  await act(async () => undefined)
  expect(shown()).toBe('9 calls')
  await keepAnswer(keyOf('failed'), ask)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('is not the next person’s, neither before it is here nor after', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  await keepAnswer(keyOf('theirs'), async () => '1 call')
  const keeping = keepAnswer(keyOf('late'), () => promise)
  forgetPersonalState()
  resolve('2 calls')
  await keeping
  for (const name of ['theirs', 'late']) {
    const { unmount } = render(<Shown name={name} ask={() => new Promise(() => undefined)} />)
    expect(shown()).toBe('loading')
    unmount()
  }
})
