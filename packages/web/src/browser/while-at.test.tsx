import { expect, test, vi } from 'vitest'
import { whileAt } from './events.ts'

function listen() {
  const hold = vi.fn()
  const release = vi.fn()
  const element = document.createElement('section')
  for (const [type, listener] of Object.entries(whileAt(hold, release))) element.addEventListener(type, listener)
  const move = (by: Partial<Pick<MouseEvent, 'movementX' | 'movementY'>>) =>
    element.dispatchEvent(Object.assign(new MouseEvent('mousemove'), { movementX: 0, movementY: 0, ...by }))
  return { hold, release, element, move }
}

test('a pointer that rests where something comes up does not hold it', () => {
  const { hold, element, move } = listen()
  element.dispatchEvent(new MouseEvent('mouseenter'))
  move({})
  expect(hold).not.toHaveBeenCalled()
})

test('a pointer over the element keeps it until it leaves', () => {
  const { hold, release, element, move } = listen()
  move({ movementY: -3 })
  expect(hold).toHaveBeenCalledOnce()
  element.dispatchEvent(new MouseEvent('mouseleave'))
  expect(release).toHaveBeenCalledOnce()
})

test('the focus in the element keeps it until it leaves', () => {
  const { hold, release, element } = listen()
  element.dispatchEvent(new FocusEvent('focusin'))
  expect(hold).toHaveBeenCalledOnce()
  element.dispatchEvent(new FocusEvent('focusout'))
  expect(release).toHaveBeenCalledOnce()
})
