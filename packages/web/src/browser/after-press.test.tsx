import { expect, it, vi } from 'vitest'
import { afterPress } from './after-press.ts'

it('does at once what no press is in the way of', () => {
  const action = vi.fn()
  afterPress(action)
  expect(action).toHaveBeenCalledOnce()
})

it.each(['pointerup', 'pointercancel'])(
  'waits for the end of a press (%s), and for the click that comes with it',
  async (end) => {
    const order: string[] = []
    dispatchEvent(new Event('pointerdown'))
    afterPress(() => order.push('action'))
    dispatchEvent(new Event(end))
    order.push('click')
    await vi.waitFor(() => expect(order).toEqual(['click', 'action']))
    afterPress(() => order.push('next'))
    expect(order).toEqual(['click', 'action', 'next'])
  },
)
