import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { KeySheet } from './key-sheet.tsx'
import type { KeyHandlers } from './press.ts'
import { heldLayers, useKeys } from './press.ts'

function Page({ handlers }: { handlers: KeyHandlers }) {
  useKeys(handlers)
  return <input aria-label="text" />
}

function Drawer({ handlers, isModal }: { handlers: KeyHandlers; isModal?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useKeys(handlers, { within: place })
  return (
    <div role="dialog" aria-modal={isModal}>
      <div ref={place}>
        <button type="button">inside</button>
      </div>
    </div>
  )
}

it('does what a key is for, and keeps it from the browser', () => {
  const undo = vi.fn(() => undefined)
  render(<Page handlers={{ undo }} />)
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'z', metaKey: true })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 'z' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, altKey: true })).toBe(true)
  expect(undo).toHaveBeenCalledTimes(2)
})

it('leaves a key to the browser where there is nothing to do', () => {
  render(<Page handlers={{ undo: () => false }} />)
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true)
})

it('means nothing by what is typed, but for keys that are meant everywhere', () => {
  const [help, palette, nextRow] = [vi.fn(() => undefined), vi.fn(() => undefined), vi.fn(() => undefined)]
  render(<Page handlers={{ help, palette, nextRow }} />)
  const text = screen.getByLabelText('text')
  fireEvent.keyDown(text, { key: '?' })
  fireEvent.keyDown(text, { key: 'j' })
  fireEvent.keyDown(text, { key: 'k', ctrlKey: true })
  expect([help, nextRow, palette].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
})

it('a drawer has its own keys, and those below it rest meanwhile', () => {
  const [below, inside] = [vi.fn(() => undefined), vi.fn(() => undefined)]
  render(
    <>
      <Page handlers={{ nextRow: below }} />
      <Drawer handlers={{ nextDetails: inside }} />
    </>,
  )
  fireEvent.keyDown(screen.getByText('inside'), { key: 'j' })
  expect([below.mock.calls.length, inside.mock.calls.length]).toEqual([0, 1])
  fireEvent.keyDown(document.body, { key: 'j' })
  expect([below.mock.calls.length, inside.mock.calls.length]).toEqual([1, 1])
})

it('where nothing has the focus, a key is for the dialog over all else', () => {
  const [below, inside] = [vi.fn(() => undefined), vi.fn(() => undefined)]
  render(
    <>
      <Page handlers={{ nextRow: below }} />
      <Drawer handlers={{ nextDetails: inside }} isModal />
    </>,
  )
  const button = screen.getByText('inside')
  button.focus()
  button.remove()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'j' })
  expect([below.mock.calls.length, inside.mock.calls.length]).toEqual([0, 1])
})

it('tells the shift key for letters alone: signs are elsewhere on other keyboards', () => {
  const [selectRow, selectTo, help] = [vi.fn(() => undefined), vi.fn(() => undefined), vi.fn(() => undefined)]
  render(<Page handlers={{ selectRow, selectTo, help }} />)
  fireEvent.keyDown(document.body, { key: 'X', shiftKey: true })
  fireEvent.keyDown(document.body, { key: 'x' })
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  expect([selectRow, selectTo, help].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

it('the sheet shows the keys of the screen, in words, and no others', () => {
  render(<Page handlers={{ help: () => undefined, selectRow: () => undefined, openRow: 'itself' }} />)
  render(<KeySheet onClose={() => undefined} onGuide={() => undefined} />)
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet.textContent).toContain('Show this sheet')
  expect(sheet.textContent).toContain('XSpaceSelect the row')
  expect(sheet.textContent).toContain('Open the row')
  expect(sheet.textContent).not.toContain('Edit the row')
})

it('forgets a part of the screen that has gone', () => {
  const { unmount } = render(<Page handlers={{ undo: () => undefined }} />)
  expect(heldLayers()).toHaveLength(1)
  unmount()
  expect(heldLayers()).toHaveLength(0)
})
