import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('is pressed, and sends no form unless asked to', () => {
  const press = vi.fn()
  render(<Button onClick={press}>Save</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveProperty('type', 'button')
})

it('keeps its name while the action runs, says that it does, and cannot be pressed', () => {
  const press = vi.fn()
  render(
    <Button loading onClick={press}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save', busy: true })
  fireEvent.click(button)
  expect([press.mock.calls.length, button.hasAttribute('disabled')]).toEqual([0, true])
})

it('keeps the focus while it cannot be pressed, and is disabled once it is left', () => {
  const press = vi.fn()
  const shown = render(<Button onClick={press}>Save</Button>)
  const button = screen.getByRole('button')
  act(() => button.focus())
  shown.rerender(
    <Button loading onClick={press}>
      Save
    </Button>,
  )
  fireEvent.click(button)
  expect([press.mock.calls.length, button.getAttribute('aria-disabled')]).toEqual([0, 'true'])
  expect([document.activeElement, button.hasAttribute('disabled')]).toEqual([button, false])
  act(() => button.blur())
  expect(button.hasAttribute('disabled')).toBe(true)
})

it('that is held sends no form', () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault())
  const shown = (loading: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" loading={loading}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(shown(false))
  act(() => screen.getByRole('button').focus())
  rerender(shown(true))
  fireEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

it('shows icons on both sides of its words, which are its whole name', () => {
  render(
    <Button startIcon={<svg aria-hidden="true" />} endIcon={<svg aria-hidden="true" />}>
      Add
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Add' })
  expect(Array.from(button.childNodes, ({ textContent }) => textContent)).toEqual(['', 'Add', ''])
  expect(button.querySelectorAll('svg')).toHaveLength(2)
})
