import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isUnsaved } from '../../state/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TypedFields, useTypedGuard } from './unsaved-guard.tsx'

const onClose = vi.fn()

function Asked({ isLost = true }: { isLost?: boolean }) {
  const guard = useTypedGuard(onClose, isLost)
  return (
    <Dialog title="Give a credit" onClose={guard.leave} actions={<button type="button">Continue</button>}>
      <TypedFields guard={guard}>
        <input aria-label="Reason" />
      </TypedFields>
    </Dialog>
  )
}

const type = () => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Agreed by phone' } })
const pressEscape = () => fireEvent.keyDown(screen.getAllByRole('dialog').at(-1) ?? document.body, { key: 'Escape' })

function isClosingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  onClose.mockClear()
  history.pushState(null, '', '/service/customers/2/billing')
})
afterEach(() => history.replaceState(null, ''))

it('closes a dialog in which nothing was typed', () => {
  render(<Asked />)
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect([isUnsaved(), isClosingAsked()]).toEqual([false, false])
})

it('asks before what was typed is lost, by closing, with the tab, and by what other tabs do', async () => {
  render(<Asked />)
  type()
  expect([isUnsaved(), isClosingAsked()]).toEqual([true, true])
  pressEscape()
  await screen.findByText('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('asks nothing of what is kept all the same', () => {
  render(<Asked isLost={false} />)
  type()
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(isUnsaved()).toBe(false)
})
