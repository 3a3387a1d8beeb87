import { describe, expect, it } from 'vitest'
import { signUpStates, walk } from '../../testing/sign-up-states.ts'
import { fromDraft, toDraft } from './sign-up-draft.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import { initialState } from './sign-up-state.ts'

const { atEmail, atCode, atProfile, atCheckout, afterPaying } = signUpStates
const kept = (state: Parameters<typeof toDraft>[0]) => JSON.stringify(toDraft(state))
const again = (state: Parameters<typeof toDraft>[0], planName?: string) => fromDraft(JSON.parse(kept(state)), planName)

describe('a draft', () => {
  it.each([
    ['the address', atEmail, { step: 0, email: 'ada@example.com' }],
    ['the code', atCode, { step: 1, done: 1, codeSentTo: 'ada@example.com' }],
    ['the profile', atProfile, { step: 2, done: 2, verifiedEmail: 'ada@example.com' }],
    ['the checkout, at the profile', atCheckout, { step: 2, done: 2 }],
    [
      'a payment',
      afterPaying,
      { step: 2, payment: { token: 'pi_1', method: 'pm_1', amount: '44.00', currency: 'USD' } },
    ],
  ])('continues with %s', (_, state, expected) => {
    expect(again(state)).toMatchObject(expected)
  })

  it('has what was typed and chosen', () => {
    const state = again({
      ...atProfile,
      choices: { ...atProfile.choices, product: 'Performance', startingBalance: 45 },
    })
    expect(state.profile).toEqual({ ...atProfile.profile, password: '', confirmation: '' })
    expect(state.choices).toMatchObject({ product: 'Performance', startingBalance: 45 })
  })

  it.each([
    ['password', 'Harbor-Pier-18!'],
    ['code', '123456'],
    ['secret of a payment that was not tried', 'pi_1_secret_1'],
    ['name on the card', 'Ada Moss'],
  ])('never has the %s', (_, secret) => {
    expect(kept({ ...atCheckout, profile: { ...atCheckout.profile, firstName: 'A' } })).not.toContain(secret)
  })

  it.each([
    ['is tried', { ...atCheckout, work: 'paying' as const }],
    ['may have been made', { ...atCheckout, isUnsettled: true }],
  ])('has the secret of a payment that %s, and continues with that payment', (_, state) => {
    const { secret } = atCheckout.intent ?? {}
    expect(kept(state)).toContain(secret)
    const back = again(state, 'Performance')
    expect(back).toMatchObject({ step: 2, isUnsettled: true, intent: atCheckout.intent, payment: undefined })
    expect(back.choices.product).toBe('Basic')
  })

  it.each<[string, SignUpEvent]>([
    ['was made', { type: 'paid', token: 'pi_1', method: undefined }],
    ['was refused', { type: 'cardRefused', message: 'Declined' }],
    ['was not tried', { type: 'payNotTried', message: 'Incomplete' }],
  ])('forgets the secret of a payment that %s', (_, event) => {
    const { state } = walk({ ...atCheckout, work: 'paying' }, event)
    expect(kept(state)).not.toContain('_secret_')
  })

  it('is nothing before anything was typed, and nothing once the account is open', () => {
    expect(toDraft(initialState())).toBeUndefined()
    expect(toDraft({ ...afterPaying, step: 4, done: 3 })).toBeUndefined()
  })

  it.each([
    undefined,
    null,
    'text',
    {},
    { version: 2 },
    { ...toDraft(atCode), step: 9 },
    { ...toDraft(atCode), email: 7 },
  ])('that is damaged starts again: %j', (draft) => {
    expect(fromDraft(draft)).toEqual(initialState())
  })

  it('gives way to the plan of a link, unless it is paid', () => {
    expect(again(atProfile, 'Performance')).toMatchObject({
      choices: { product: undefined },
      offer: { planHint: 'performance' },
    })
    expect(again(afterPaying, 'Performance').choices.product).toBe('Basic')
  })
})
