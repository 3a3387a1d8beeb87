import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadOnce } from '../../browser/lazy.ts'
import { ChoiceButton } from './use-tool.tsx'

const Panel = () => <button type="button">Inside</button>
const panel = loadOnce(async () => ({ Panel }))
const isOpen = () => screen.queryByRole('dialog', { name: 'Period' }) !== null

it('closes by a press on the page, which does what it was meant for, and by its own button, but not by a press inside', async () => {
  const handlePress = vi.fn()
  render(
    <>
      <ChoiceButton label="Period" panel={panel}>
        Today
      </ChoiceButton>
      <button type="button" onClick={handlePress}>
        Elsewhere
      </button>
    </>,
  )
  const [own, elsewhere] = screen.getAllByRole('button')
  if (!own || !elsewhere) throw new Error('There are no buttons.')
  fireEvent.click(own)
  fireEvent.click(await screen.findByRole('button', { name: 'Inside' }))
  expect(isOpen()).toBe(true)
  fireEvent.click(elsewhere)
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(handlePress).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(document.activeElement).toBe(elsewhere))
  fireEvent.click(own)
  await waitFor(() => expect(isOpen()).toBe(true))
  fireEvent.click(own)
  await waitFor(() => expect(isOpen()).toBe(false))
})
