import { setupOf } from '@lineboard/sdk/call-flow'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { choiceIdAt, draftRows } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { edited } from './edits.ts'
import { Outline } from './outline.tsx'

const choice = (key: ActionValues['key'], text: string, label: string): ActionValues => ({
  ...{ key, kind: 'dial_number', recordId: null, text, label },
})

const onShow = vi.fn()

/** The outline of a menu of its own, whose line of this place is lit. */
function Sample({ readOnly = false, lit }: { readOnly?: boolean; lit?: number }) {
  const [actions, setActions] = useState([
    choice('1', '+12125550140', 'Appointments'),
    choice('2', '+12125550141', 'Billing'),
    choice('3', '+12125550142', 'Front desk'),
  ])
  const typed = { name: 'Menu', greeting: { kind: 'text' as const }, timeoutSeconds: '', maxAttempts: '', actions }
  const { menu, rows } = draftRows({ customerId: 2, menus: [], gateways: [], actions: [] }, 1, typed)
  return (
    <Outline
      setup={setupOf(rows)}
      menu={menu}
      lit={new Set(lit === undefined ? [] : [choiceIdAt(lit)])}
      readOnly={readOnly}
      edits={{ said: '', run: (edit) => setActions((before) => edited(before, edit)) }}
      onShow={onShow}
    />
  )
}

const lines = () => screen.getAllByRole('button').map(({ textContent }) => (textContent ?? '').split(' (')[0])
const line = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: RegExp, key: string, more = {}) => fireEvent.keyDown(line(name), { key, ...more })
const hasFocus = (name: RegExp) => waitFor(() => expect(document.activeElement).toBe(line(name)))

it('a line is moved and given another key by the keyboard, and keeps the focus', async () => {
  render(<Sample />)
  press(/^Key 2/, 'ArrowUp', { altKey: true })
  expect(lines()).toEqual(['Key 2: Billing', 'Key 1: Appointments', 'Key 3: Front desk'])
  await hasFocus(/^Key 2/)
  press(/^Key 2/, '#')
  expect(lines()[0]).toBe('Key #: Billing')
  await hasFocus(/^Key #/)
  press(/^Key #/, 'ArrowDown')
  await hasFocus(/^Key 1/)
  expect(lines()).toHaveLength(3)
})

it('a press leads to the fields of the choice', () => {
  render(<Sample />)
  fireEvent.click(line(/^Key 3/))
  expect(onShow.mock.calls).toEqual([[2]])
})

it('the line that a tried call met is lit, and no other', () => {
  render(<Sample lit={1} />)
  expect(screen.getAllByRole('button', { current: 'step' }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Key 2/),
  ])
})

it('who only reads goes through the lines, and changes none', async () => {
  render(<Sample readOnly />)
  press(/^Key 2/, '#')
  press(/^Key 2/, 'Delete')
  expect(lines()).toHaveLength(3)
  expect(lines()[1]).toBe('Key 2: Billing')
  press(/^Key 2/, 'ArrowDown')
  await hasFocus(/^Key 3/)
})
