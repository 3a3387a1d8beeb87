import { describe, expect, it } from 'vitest'
import { goodProfile, plans, signUpStates, walk } from '../../testing/sign-up-states.ts'
import { canPay } from './selectors.ts'
import type { SignUpState } from './sign-up-state.ts'

const lost = 'Server communication error, please try later!'
const { atProfile, atCheckout, afterPaying } = signUpStates
const done = { type: 'profileDone', phoneE164: '+12125550142' } as const
const createIntent = { type: 'createIntent', email: 'ada@example.com', amount: '44.00', currency: 'USD' }
const intent = { secret: 'pi_2_secret_2', amount: '44.00', currency: 'USD' }
const pi1 = {
  email: 'ada@example.com',
  intent: signUpStates.atCheckout.intent,
  choices: signUpStates.atCheckout.choices,
}
const warned = (text: string) => ({ type: 'tell', severity: 'warn', text })
const typesOf = (effects: readonly { type: string }[]) => effects.map(({ type }) => type)

describe('the profile', () => {
  it('that is complete opens the checkout with a fresh payment', () => {
    const { state, effects } = walk(atProfile, done)
    expect([state.step, state.work, effects]).toEqual([3, 'preparing', [createIntent]])
  })

  it.each(['firstName', 'password', 'province', 'phone'] as const)('without %s does not', (field) => {
    const { state, effects } = walk({ ...atProfile, profile: { ...goodProfile, [field]: '' } }, done)
    expect([state.step, effects]).toEqual([2, []])
  })

  it('with a number that does not exist says so', () => {
    const { state, effects } = walk(atProfile, { type: 'phoneRefused' })
    expect([state.step, effects]).toEqual([2, [warned('Please Enter Valid Phone Number.')]])
  })

  it('loses its province with its country, and the check of its number', () => {
    const known = { ...atProfile, phoneE164: '+12125550142' }
    const abroad = walk(known, { type: 'profileEdited', profile: { ...goodProfile, country: 'de' } }).state
    expect([abroad.profile.province, abroad.phoneE164]).toEqual(['', undefined])
    const same = walk(known, { type: 'profileEdited', profile: { ...goodProfile, city: 'Albany' } }).state
    expect([same.profile.province, same.phoneE164]).toEqual(['New York', '+12125550142'])
  })
})

describe('the payment that waits', () => {
  const preparing = walk(atProfile, done).state

  it('is there once the server gave its secret', () => {
    expect(walk(preparing, { type: 'intentReady', intent }).state).toMatchObject({ work: undefined, intent })
  })

  it('of another amount is not used', () => {
    const stale = { ...intent, amount: '10.00' }
    expect(walk(preparing, { type: 'intentReady', intent: stale }).state.intent).toBeUndefined()
  })

  it.each([
    ['The amount is too small', 'The amount is too small', 'The amount is too small. No money was moved.'],
    [undefined, lost, `${lost} No money was moved.`],
    ['', lost, `${lost} No money was moved.`],
  ])('that failed with %j says %j, and can be asked for again', (message, text, problem) => {
    const { state, effects } = walk(preparing, { type: 'intentFailed', message })
    expect([state.step, state.work, state.problem, effects]).toEqual([3, undefined, problem, [warned(text)]])
    expect(walk(state, { type: 'retryIntent' }).effects).toEqual([createIntent])
  })

  it('is asked for again after a bot check that failed', () => {
    const { state } = walk(preparing, { type: 'checkFailed', severity: 'warn', text: 'Please try again.' })
    expect(state).toMatchObject({ step: 3, work: undefined, problem: 'Please try again. No money was moved.' })
    expect(walk(state, { type: 'retryIntent' }).effects).toEqual([createIntent])
  })

  it('is forgotten when the checkout is left, and fresh when it is opened again', () => {
    const left = walk(atCheckout, { type: 'goTo', step: 2 })
    expect([left.state.step, left.state.intent, left.effects]).toEqual([2, undefined, []])
    const back = walk(left.state, { type: 'goTo', step: 3 })
    expect([back.state.step, back.effects]).toEqual([3, [createIntent]])
  })

  it('waits for plans that are still on their way', () => {
    const loading = { ...atProfile, offer: { ...atProfile.offer, plans: [], currency: undefined, isLoading: true } }
    const arrived = walk(loading, done)
    expect([arrived.state.step, arrived.effects]).toEqual([3, []])
    expect(walk(arrived.state, { type: 'plansLoaded', currency: 'USD', plans }).effects).toEqual([createIntent])
  })
})

describe('Pay', () => {
  const cases: [string, Partial<SignUpState>, boolean, boolean][] = [
    ['with everything there', {}, true, true],
    ['without the secret', { intent: undefined }, true, false],
    ['while something loads', { work: 'preparing' }, true, false],
    ['while plans load', { offer: { ...atCheckout.offer, isLoading: true } }, true, false],
    ['without the terms', { hasAgreed: false }, true, false],
    ['with forms that are not valid', {}, false, false],
    ['once it is paid', { payment: afterPaying.payment }, true, false],
    ['on another step', { step: 2 }, true, false],
  ]
  it.each(cases)('%s', (_, changes, areFormsValid, isEnabled) => {
    expect(canPay({ ...atCheckout, ...changes }, areFormsValid)).toBe(isEnabled)
  })

  it('charges the card', () => {
    const { state, effects } = walk(atCheckout, { type: 'pay', isCardComplete: true })
    expect(effects).toEqual([{ type: 'confirmCard', ...pi1, cardName: 'Ada Moss' }])
    expect(state.work).toBe('paying')
  })

  it('pressed twice charges once', () => {
    const { effects } = walk(atCheckout, { type: 'pay', isCardComplete: true }, { type: 'pay', isCardComplete: true })
    expect(typesOf(effects)).toEqual(['confirmCard'])
  })

  it.each([
    ['card', atCheckout, false],
    ['name', { ...atCheckout, cardName: ' ' }, true],
  ])('asks for the %s that is missing', (_, state, isCardComplete) => {
    expect(walk(state, { type: 'pay', isCardComplete }).effects).toEqual([
      warned('Please correctly fill the payment form'),
    ])
  })

  const paying = walk(atCheckout, { type: 'pay', isCardComplete: true }).state

  it('remembers what was paid before it registers', () => {
    const { state, effects } = walk(paying, { type: 'paid', token: 'pi_1', method: 'pm_1' })
    expect(state).toMatchObject({ work: 'registering', payment: { token: 'pi_1', method: 'pm_1', amount: '44.00' } })
    expect(typesOf(effects)).toEqual(['register'])
  })

  it('that is refused says why, and may be tried with another card', () => {
    const { state, effects } = walk(paying, { type: 'cardRefused', message: 'Your card was declined.' })
    expect(state).toMatchObject({
      work: undefined,
      isUnsettled: false,
      problem: 'Your card was declined. No money was moved.',
    })
    expect(effects).toEqual([warned('Your card was declined.')])
    expect(typesOf(walk(state, { type: 'pay', isCardComplete: true }).effects)).toEqual(['confirmCard'])
  })

  it('charges nothing when the bot check fails', () => {
    const { state } = walk(paying, { type: 'checkFailed', severity: 'warn', text: 'Please try again.' })
    expect(state).toMatchObject({ step: 3, work: undefined, payment: undefined, intent: { secret: 'pi_1_secret_1' } })
  })

  it('that was not tried says so, and proves nothing of a try before', () => {
    const fresh = walk(paying, { type: 'payNotTried', message: 'Incomplete' })
    expect(fresh.state).toMatchObject({ work: undefined, isUnsettled: false, problem: 'Incomplete' })
    expect(fresh.effects).toEqual([warned('Incomplete')])
    const again = walk({ ...paying, isUnsettled: true }, { type: 'payNotTried', message: 'Incomplete' })
    expect(again.state).toMatchObject({ work: undefined, isUnsettled: true })
  })

  it.each([
    { type: 'ratesLoaded', rates: [] },
    { type: 'plansLoaded', currency: 'USD', plans },
    { type: 'retryIntent' },
  ] as const)('is not disturbed by $type', (event) => {
    const balanced = { ...paying, choices: { ...paying.choices, startingBalance: 7 } }
    const { state, effects } = walk(balanced, event)
    expect(effects).toEqual([])
    expect(state).toMatchObject({ work: 'paying', intent: paying.intent, choices: balanced.choices })
  })

  it('continues with the same payment after a lost response, from any step', () => {
    const lost = walk(paying, { type: 'payUnclear', message: 'No answer.' })
    expect(lost.state).toMatchObject({ isUnsettled: true, work: undefined })
    const { state, effects } = walk(
      lost.state,
      { type: 'productChosen', product: 'Performance' },
      { type: 'goTo', step: 2 },
      { type: 'goTo', step: 3 },
      { type: 'payOpen' },
      { type: 'retryIntent' },
    )
    expect([state.choices.product, state.intent?.secret]).toEqual(['Basic', 'pi_1_secret_1'])
    expect(effects).toEqual([{ type: 'askPayment', ...pi1 }])
    expect(walk(state, { type: 'pay', isCardComplete: true }).effects).toEqual([
      { type: 'confirmCard', ...pi1, cardName: 'Ada Moss' },
    ])
  })
})

describe('a payment with a lost response', () => {
  const asking = walk({ ...atCheckout, isUnsettled: true }, { type: 'goTo', step: 2 }, { type: 'goTo', step: 3 }).state

  it('is asked about before anything can be pressed', () => {
    expect([asking.step, asking.work, canPay(asking, true)]).toEqual([3, 'asking', false])
  })

  it('that was made only waits for the account to be opened', () => {
    const { state, effects } = walk(asking, { type: 'payFound', token: 'pi_1', method: 'pm_1' })
    expect(state).toMatchObject({ work: undefined, isUnsettled: false, intent: undefined })
    expect(state.payment).toEqual({ token: 'pi_1', method: 'pm_1', amount: '44.00', currency: 'USD' })
    expect(effects).toEqual([])
    expect(typesOf(walk(state, { type: 'finish' }).effects)).toEqual(['register'])
  })

  it('that was not made is tried again, and no other one', () => {
    const { state } = walk(asking, { type: 'payOpen' })
    expect(state).toMatchObject({ work: undefined, isUnsettled: true, intent: { secret: 'pi_1_secret_1' } })
    expect(state.problem).toContain('nobody is charged twice')
    expect(walk(state, { type: 'pay', isCardComplete: true }).effects).toEqual([
      { type: 'confirmCard', ...pi1, cardName: 'Ada Moss' },
    ])
  })

  it('that cannot be made any more gives way to another one', () => {
    const { state, effects } = walk(asking, { type: 'payVoid' })
    expect(state).toMatchObject({ work: 'preparing', isUnsettled: false, intent: undefined })
    expect(effects).toEqual([createIntent])
  })
})

describe('the registration', () => {
  const registering = walk(afterPaying, { type: 'finish' })

  it('ends the sign-up, and leads to the login', () => {
    expect(typesOf(registering.effects)).toEqual(['register'])
    const { state, effects } = walk(registering.state, { type: 'registered' })
    expect(state).toMatchObject({ step: 4, done: 3, work: undefined })
    expect(effects).toEqual([
      { type: 'tell', severity: 'success', text: 'Congratulation! You have completed the registration.' },
      { type: 'leave' },
    ])
  })

  it('that fails returns to the checkout, and the next try does not charge', () => {
    const failed = walk(registering.state, { type: 'registrationRefused', reason: 'Unknown plan' })
    expect(failed.state).toMatchObject({ step: 3, work: undefined, payment: { token: 'pi_1' } })
    expect(failed.state.problem).toContain('Unknown plan')
    expect(failed.effects).toEqual([warned('Sorry we cannot send your registration, please check data and try again.')])
    expect(typesOf(walk(failed.state, { type: 'pay', isCardComplete: true }).effects)).toEqual(['register'])
    expect(typesOf(walk(failed.state, { type: 'finish' }).effects)).toEqual(['register'])
  })

  it('needs the terms, and nothing of a card that has paid', () => {
    expect(walk({ ...afterPaying, hasAgreed: false }, { type: 'finish' }).effects).toEqual([])
    expect(typesOf(walk({ ...afterPaying, cardName: '' }, { type: 'finish' }).effects)).toEqual(['register'])
  })

  it('of a payment leaves the profile open, and comes back without another one', () => {
    const { state, effects } = walk(afterPaying, { type: 'goTo', step: 2 }, done)
    expect([state.step, state.payment?.token, effects]).toEqual([3, 'pi_1', []])
  })
})
