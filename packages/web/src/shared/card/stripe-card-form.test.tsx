import { act, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showColorScheme } from '../../state/color-scheme-store.ts'
import type { CardHandle } from './card-handle.ts'
import { StripeCardForm } from './stripe-card-form.tsx'

const { update, elements, field, submit, confirmPayment } = vi.hoisted(() => {
  const field = { on: vi.fn(), off: vi.fn(), mount: vi.fn(), destroy: vi.fn(), update: vi.fn() }
  const update = vi.fn()
  const [submit, confirmPayment] = [vi.fn(), vi.fn()]
  const made = { update, submit, create: () => field, getElement: () => null }
  return { update, field, submit, confirmPayment, elements: vi.fn(() => made) }
})

vi.mock('./stripe.ts', () => {
  const unused = () => undefined
  const stripe = {
    elements,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    confirmPayment,
  }
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

it('fields that Stripe itself finds wanting are no answer of the bank, which is not asked', async () => {
  let handle: CardHandle | undefined
  const onHandle = (given: CardHandle | undefined) => {
    handle = given
  }
  render(
    <StripeCardForm
      publishableKey="pk_1"
      secret="pi_2"
      isBusy={false}
      onHandle={onHandle}
      onComplete={() => undefined}
    />,
  )
  await waitFor(() => expect(handle).toBeDefined())
  submit.mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } })
  expect(await handle?.confirm('Ada Moss')).toEqual({ kind: 'not-tried', message: 'Your card number is incomplete.' })
  expect(confirmPayment).not.toHaveBeenCalled()
  submit.mockResolvedValueOnce({})
  confirmPayment.mockResolvedValueOnce({ paymentIntent: { id: 'pi_2', status: 'succeeded', payment_method: 'pm_2' } })
  expect(await handle?.confirm('Ada Moss')).toMatchObject({ kind: 'succeeded', id: 'pi_2' })
  expect(confirmPayment).toHaveBeenCalledWith(expect.objectContaining({ redirect: 'if_required' }))
})
