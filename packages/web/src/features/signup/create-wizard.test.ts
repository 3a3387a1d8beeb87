import { expect, it, vi } from 'vitest'
import { plans, signUpStates } from '../../testing/sign-up-states.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import { initialState } from './sign-up-state.ts'
import { createWizard } from './wizard.ts'

it('feeds results of effects back, and notifies listeners', async () => {
  const answer: SignUpEvent = { type: 'plansLoaded', currency: 'USD', plans }
  const listener = vi.fn()
  const wizard = createWizard(
    initialState(),
    async () => answer,
    () => undefined,
  )
  const stop = wizard.subscribe(listener)
  wizard.send({ type: 'opened' })
  expect(wizard.state().offer.isLoading).toBe(true)
  await vi.waitFor(() => expect(wizard.state().offer.plans).toEqual(plans))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  wizard.send({ type: 'emailTyped', email: 'ada@example.com' })
  expect(listener).toHaveBeenCalledTimes(2)
})

it('keeps what was paid before anything more is sent', () => {
  const order: string[] = []
  const wizard = createWizard(
    { ...signUpStates.atCheckout, work: 'paying' },
    async ({ type }) => {
      order.push(type)
      return undefined
    },
    ({ payment }) => order.push(`kept ${payment?.token}`),
  )
  wizard.send({ type: 'paid', token: 'pi_1', method: undefined })
  expect(order).toEqual(['kept pi_1', 'register'])
})
