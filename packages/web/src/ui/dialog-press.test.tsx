import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

it('nothing that lies over the page and is closed by a press outside goes without the rule', () => {
  const files = globSync(join(import.meta.dirname, '../**/*.tsx')).filter((file) => !file.includes('.test.'))
  const surface = /<(Mui)?(Dialog|Drawer|Popover|Menu|Modal)\b[^<]*?\bonClose=/s
  const library = /from '@mui\/material\/(Dialog|Drawer|Popover|Menu|Modal)'/
  const closing = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => library.test(code) && surface.test(code))
  expect(closing.length).toBeGreaterThan(5)
  expect(closing.filter((code) => !/unlessRepeated/.test(code))).toEqual([])
})
