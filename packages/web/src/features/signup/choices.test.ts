import { describe, expect, it } from 'vitest'
import { plans, signUpStates, walk } from '../../testing/sign-up-states.ts'
import { amountDue, chosenPlan, startingBalance } from './selectors.ts'
import { initialState } from './sign-up-state.ts'

const { atEmail, atCheckout, afterPaying } = signUpStates
const loaded = (planName?: string, offered = plans) =>
  walk(initialState(planName), { type: 'opened' }, { type: 'plansLoaded', currency: 'USD', plans: offered }).state

describe('the plan', () => {
  it('is asked for at the start, once', () => {
    const { state, effects } = walk(initialState(), { type: 'opened' }, { type: 'opened' })
    expect([state.offer.isLoading, effects]).toEqual([true, [{ type: 'loadPlans', currency: 'USD' }]])
  })

  it.each([
    [undefined, 'Basic plan, monthly'],
    ['Performance', 'Performance plan, monthly'],
    ['PERFORM', 'Performance plan, monthly'],
    ['unknown', 'Basic plan, monthly'],
  ])('of the link %j is %s', (planName, description) => {
    expect(chosenPlan(loaded(planName))?.description).toBe(description)
  })

  it('called commercial is the service plan', () => {
    const service = plans.map((plan) => ({
      ...plan,
      Product: { ...plan.Product, name: `${plan.Product.name} service` },
    }))
    expect(loaded('performance commercial', service).choices.product).toBe('Performance service')
  })

  it('is found by product and how often it is paid, and changes what is due', () => {
    const { state } = walk(
      loaded(),
      { type: 'productChosen', product: 'Performance' },
      { type: 'recurrenceChosen', recurrence: 'annual' },
    )
    expect([chosenPlan(state)?.id, amountDue(state)]).toEqual([4, 955])
  })

  it('goes back to how it is sold', () => {
    const monthlyOnly = plans.filter(({ id }) => id !== 4)
    const { state } = walk(
      loaded(undefined, monthlyOnly),
      { type: 'recurrenceChosen', recurrence: 'annual' },
      { type: 'productChosen', product: 'Performance' },
    )
    expect([state.choices.recurrence, chosenPlan(state)?.id]).toEqual(['monthly', 3])
  })

  it('that could not be loaded only ends the loading, and can be asked for again', () => {
    const { state, effects } = walk(initialState(), { type: 'opened' }, { type: 'plansFailed', currency: 'USD' })
    expect([state.offer.isLoading, effects.length]).toEqual([false, 1])
    expect(amountDue(state)).toBeUndefined()
    expect(walk(state, { type: 'opened' }).effects).toHaveLength(1)
  })

  it('is none where none is sold', () => {
    const state = loaded(undefined, [])
    expect([chosenPlan(state), amountDue(state)]).toEqual([undefined, 5])
  })
})

describe('the currency', () => {
  const chosen = walk(
    atEmail,
    { type: 'startingBalanceChosen', startingBalance: 45 },
    { type: 'currencyChosen', currency: 'EUR' },
  )

  it('reloads the plans, and offers its own second amount', () => {
    expect(chosen.effects).toEqual([{ type: 'loadPlans', currency: 'EUR' }])
    expect(chosen.state.offer.isLoading).toBe(true)
    expect(amountDue(chosen.state)).toBeUndefined()
    const euros = plans.map((plan) => ({ ...plan, currency: 'EUR', price: plan.price / 2 }))
    const { state } = walk(chosen.state, { type: 'plansLoaded', currency: 'EUR', plans: euros })
    // Five dollars at a half, as whole euros.
    expect([startingBalance(state), amountDue(state)]).toEqual([3, 22.5])
  })

  it('takes no plans of the one before', () => {
    const { state } = walk(chosen.state, { type: 'plansLoaded', currency: 'USD', plans })
    expect([state.offer.isLoading, state.offer.currency]).toEqual([true, 'USD'])
    expect(walk(chosen.state, { type: 'plansFailed', currency: 'USD' }).state.offer.isLoading).toBe(true)
  })

  it('keeps the product by its name', () => {
    const { state } = walk(
      { ...chosen.state, choices: { ...chosen.state.choices, product: 'Performance' } },
      { type: 'plansLoaded', currency: 'EUR', plans },
    )
    expect(state.choices.product).toBe('Performance')
  })
})

describe('at the checkout', () => {
  it('each choice asks for another payment', () => {
    const { state, effects } = walk(atCheckout, { type: 'startingBalanceChosen', startingBalance: 45 })
    expect([state.intent, state.work]).toEqual([undefined, 'preparing'])
    expect(effects).toEqual([{ type: 'createIntent', email: 'ada@example.com', amount: '84.00', currency: 'USD' }])
  })

  it('another currency waits for its prices first', () => {
    const { state, effects } = walk(atCheckout, { type: 'currencyChosen', currency: 'EUR' })
    expect([state.intent, effects]).toEqual([undefined, [{ type: 'loadPlans', currency: 'EUR' }]])
    const euros = plans.map((plan) => ({ ...plan, currency: 'EUR', price: 20 }))
    expect(walk(state, { type: 'plansLoaded', currency: 'EUR', plans: euros }).effects).toEqual([
      { type: 'createIntent', email: 'ada@example.com', amount: '23.00', currency: 'EUR' },
    ])
  })

  it.each([
    { type: 'currencyChosen', currency: 'EUR' },
    { type: 'productChosen', product: 'Performance' },
    { type: 'recurrenceChosen', recurrence: 'annual' },
    { type: 'startingBalanceChosen', startingBalance: 45 },
  ] as const)('nothing that is paid changes by $type', (event) => {
    expect(walk(afterPaying, event)).toEqual({ state: afterPaying, effects: [] })
    const paying = { ...atCheckout, work: 'paying' } as const
    expect(walk(paying, event)).toEqual({ state: paying, effects: [] })
  })
})

describe('rates', () => {
  it('that come late let the amount be known', () => {
    const abroad = { ...atCheckout, intent: undefined, choices: { ...atCheckout.choices, currency: 'EUR' } }
    const waiting = { ...abroad, offer: { ...abroad.offer, currency: 'EUR', rates: [] } }
    expect(amountDue(waiting)).toBeUndefined()
    const { effects } = walk(waiting, { type: 'ratesLoaded', rates: [{ code: 'EUR', rate: 0.5 }] })
    expect(effects).toEqual([{ type: 'createIntent', email: 'ada@example.com', amount: '42.00', currency: 'EUR' }])
  })

  it('that moved take back a starting balance that is offered no more', () => {
    const abroad = { ...atEmail, choices: { ...atEmail.choices, currency: 'EUR', startingBalance: 23 } }
    const { state } = walk(abroad, { type: 'ratesLoaded', rates: [{ code: 'EUR', rate: 2 }] })
    expect([state.choices.startingBalance, startingBalance(state)]).toEqual([undefined, 10])
  })
})
