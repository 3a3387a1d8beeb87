import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { SideDialog } from './side-dialog.tsx'

function pressOutside(surface: Element, detail: number) {
  fireEvent.mouseDown(surface)
  fireEvent.click(surface, { detail })
}

it('the second press of a double press does not close the dialog that the first has opened; a press outside does', async () => {
  const close = vi.fn()
  render(
    <Dialog title="Pay $25.00?" onClose={close}>
      It is charged at once.
    </Dialog>,
  )
  const outside = (await screen.findByRole('dialog')).parentElement ?? document.body
  pressOutside(outside, 2)
  expect(close).not.toHaveBeenCalled()
  pressOutside(outside, 1)
  expect(close).toHaveBeenCalledOnce()
})

it('nor does it close a panel at the side', () => {
  const close = vi.fn()
  render(
    <SideDialog label="Menu" side="left" width="280px" open onClose={close}>
      Dashboard
    </SideDialog>,
  )
  const panel = screen.getByRole('dialog')
  pressOutside(panel, 2)
  expect(close).not.toHaveBeenCalled()
  pressOutside(panel, 1)
  expect(close).toHaveBeenCalledOnce()
})
