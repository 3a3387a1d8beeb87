import { expect, it, vi } from 'vitest'
import { afterPress } from './events.ts'

it('does at once what no press is in the way of', () => {
  const action = vi.fn()
  afterPress(action)
  expect(action).toHaveBeenCalledOnce()
})

const pressed = (button = 0) => dispatchEvent(new MouseEvent('pointerdown', { button }))

it('waits for no press of another button', () => {
  const action = vi.fn()
  pressed(2)
  afterPress(action)
  expect(action).toHaveBeenCalledOnce()
})

it('continues while a field is left', async () => {
  const action = vi.fn()
  const field = document.body.appendChild(document.createElement('input'))
  pressed()
  afterPress(action)
  field.dispatchEvent(new FocusEvent('blur'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(action).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerup'))
  await vi.waitFor(() => expect(action).toHaveBeenCalledOnce())
})

it.each(['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown', 'blur'])(
  'waits for the end of a press (%s), and for the click that comes with it',
  async (end) => {
    const order: string[] = []
    pressed()
    afterPress(() => order.push('action'))
    dispatchEvent(new Event(end))
    order.push('click')
    await vi.waitFor(() => expect(order).toEqual(['click', 'action']))
    afterPress(() => order.push('next'))
    expect(order).toEqual(['click', 'action', 'next'])
  },
)
