import { act, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showColorScheme } from '../../state/color-scheme-store.ts'
import { StripeCardForm } from './stripe-card-form.tsx'

const { update, elements, field } = vi.hoisted(() => {
  const field = { on: vi.fn(), off: vi.fn(), mount: vi.fn(), destroy: vi.fn(), update: vi.fn() }
  const update = vi.fn()
  return { update, field, elements: vi.fn(() => ({ update, create: () => field, getElement: () => null })) }
})

vi.mock('./load-stripe.ts', () => {
  const unused = () => undefined
  const stripe = { elements, createToken: unused, createPaymentMethod: unused, confirmCardPayment: unused }
  const loaded = Promise.resolve(stripe)
  return { loadProvider: () => loaded }
})

it('puts another look on the fields that are there, which keep what was typed', async () => {
  showColorScheme('light')
  const nothing = () => undefined
  render(<StripeCardForm publishableKey="pk_1" secret="pi_1" isBusy={false} onHandle={nothing} onComplete={nothing} />)
  await waitFor(() => expect(field.mount).toHaveBeenCalledOnce())
  act(() => showColorScheme('dark'))
  const appearance = expect.objectContaining({ theme: 'night' })
  await waitFor(() => expect(update).toHaveBeenCalledWith({ appearance }))
  expect([elements.mock.calls.length, field.destroy.mock.calls.length]).toEqual([1, 0])
})
