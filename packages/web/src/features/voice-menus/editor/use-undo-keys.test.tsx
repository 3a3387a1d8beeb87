import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useUndoKeys } from './use-edits.ts'

const [undo, redo] = [vi.fn(), vi.fn()]

function Part() {
  const part = useRef<HTMLDivElement>(null)
  useUndoKeys(part, { undo, redo })
  return (
    <>
      <section role="dialog" aria-label="Form">
        <form>
          <div ref={part}>
            <button type="button">Line</button>
          </div>
          <input aria-label="Text" />
        </form>
      </section>
      <button type="button">Elsewhere</button>
    </>
  )
}

function press(target: Element, key: string, more: object = { ctrlKey: true }) {
  vi.clearAllMocks()
  fireEvent.keyDown(target, { key, ...more })
  return [undo.mock.calls.length, redo.mock.calls.length]
}

test('undo and redo by their keys, in the form and where nothing has the focus', () => {
  render(<Part />)
  const line = screen.getByRole('button', { name: 'Line' })
  expect(press(line, 'z')).toEqual([1, 0])
  expect(press(line, 'z', { metaKey: true })).toEqual([1, 0])
  expect(press(line, 'Z', { ctrlKey: true, shiftKey: true })).toEqual([0, 1])
  expect(press(line, 'y')).toEqual([0, 1])
  expect(press(document.body, 'z')).toEqual([1, 0])
})

test('not in a text field, outside of the form, or by other keys', () => {
  render(<Part />)
  expect(press(screen.getByLabelText('Text'), 'z')).toEqual([0, 0])
  expect(press(screen.getByRole('button', { name: 'Elsewhere' }), 'z')).toEqual([0, 0])
  const line = screen.getByRole('button', { name: 'Line' })
  expect([press(line, 'z', {}), press(line, 'x'), press(line, 'z', { ctrlKey: true, altKey: true })].flat()).toEqual([
    0, 0, 0, 0, 0, 0,
  ])
})
