import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CardForm } from './card-form.tsx'
import { initCards } from './card-source.ts'

const { loadProvider } = vi.hoisted(() => ({ loadProvider: vi.fn<(key: string) => Promise<null>>() }))
vi.mock('./stripe.ts', () => ({ loadProvider }))
vi.mock('./stripe-card-form.tsx', () => ({ StripeCardForm: () => <input aria-label="Provider card" /> }))

afterEach(() => initCards({ kind: 'none' }))

const nothing = () => undefined

it('a library that does not come, or hangs, is reported, and asked for again', async () => {
  initCards({ kind: 'stripe', publishableKey: 'pk_1' })
  let giveUp: (reason: Error) => void = nothing
  loadProvider.mockReturnValueOnce(new Promise((_, reject) => (giveUp = reject))).mockResolvedValueOnce(null)
  render(<CardForm secret="pi_1" isBusy={false} onHandle={nothing} onComplete={nothing} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Loading the card form/)
  await vi.waitFor(() => expect(loadProvider).toHaveBeenCalledWith('pk_1'))
  giveUp(new Error('No answer within 10000 ms'))
  expect((await screen.findByRole('alert')).textContent).toContain('The card form could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Provider card')).toBeTruthy()
})
