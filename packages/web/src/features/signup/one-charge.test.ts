import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodProfile, plans, signUpStates } from '../../testing/sign-up-states.ts'
import { fromDraft, toDraft } from './sign-up-draft.ts'
import type { SignUpEffect, SignUpEvent } from './sign-up-event.ts'
import type { SignUpState } from './sign-up-state.ts'
import { transition } from './sign-up-transition.ts'

/** What a person may press, in any order. */
const presses: readonly SignUpEvent[] = [
  { type: 'next' },
  { type: 'resend' },
  { type: 'codeTyped', code: '123456' },
  { type: 'emailTyped', email: 'eve@example.com' },
  { type: 'emailTyped', email: 'ada@example.com' },
  { type: 'profileDone', phoneE164: '+12125550142' },
  { type: 'pay', isCardComplete: true },
  { type: 'finish' },
  { type: 'retryIntent' },
  { type: 'startOver' },
  { type: 'productChosen', product: 'Performance' },
  { type: 'startingBalanceChosen', startingBalance: 45 },
  { type: 'currencyChosen', currency: 'EUR' },
  { type: 'currencyChosen', currency: 'USD' },
  { type: 'opened' },
  { type: 'termsAnswered', isAccepted: false },
  { type: 'termsAnswered', isAccepted: true },
  ...([0, 1, 2, 3] as const).map((step): SignUpEvent => ({ type: 'goTo', step })),
]

/** What a person does who closed the page, and comes back to it. */
const comingBack: readonly SignUpEvent[] = [
  { type: 'opened' },
  { type: 'profileEdited', profile: goodProfile },
  { type: 'codeTyped', code: '123456' },
  { type: 'profileDone', phoneE164: '+12125550142' },
  { type: 'cardNameTyped', cardName: 'Ada Moss' },
  { type: 'termsAnswered', isAccepted: true },
]

const reloaded = (state: SignUpState) => fromDraft(JSON.parse(JSON.stringify(toDraft(state) ?? null)))

/**
 * A card provider and a server: payments succeed once, and any answer may be lost on the way, or still be on it when the
 * page is closed.
 */
function createWorld() {
  let lastIntent = 0
  const charged = new Set<string>()

  function answer(effect: SignUpEffect, isLost: boolean): SignUpEvent | undefined {
    switch (effect.type) {
      case 'requestCode':
        return isLost ? { type: 'codeNotSent', reason: 'lost' } : { type: 'codeSent', email: effect.email }
      case 'verifyCode':
        return isLost ? { type: 'notVerified', reason: undefined } : { type: 'verified', email: effect.email }
      case 'loadPlans':
        return isLost
          ? { type: 'plansFailed', currency: effect.currency }
          : { type: 'plansLoaded', currency: effect.currency, plans }
      case 'createIntent':
        lastIntent += 1
        return isLost
          ? { type: 'intentFailed', message: undefined }
          : {
              type: 'intentReady',
              intent: { secret: `pi_${lastIntent}`, amount: effect.amount, currency: effect.currency },
            }
      case 'confirmCard':
        charged.add(effect.intent.secret)
        return isLost
          ? { type: 'payUnclear', message: 'lost' }
          : { type: 'paid', token: effect.intent.secret, method: undefined }
      case 'askPayment':
        if (isLost || !charged.has(effect.intent.secret)) return { type: 'payOpen' }
        return { type: 'payFound', token: effect.intent.secret, method: undefined }
      case 'register':
        return isLost ? { type: 'registrationRefused', reason: 'lost' } : { type: 'registered' }
      default:
        return undefined
    }
  }
  return { answer, charged }
}

type Outcome = 'arrives' | 'lost' | 'closed'

it('whatever is pressed, whichever answers are lost, and whenever the page is closed, one payment at most is made', () => {
  const anything = fc.constantFrom(...presses)
  const pay = fc.constant<SignUpEvent>({ type: 'pay', isCardComplete: true })
  const event = fc.oneof({ weight: 4, arbitrary: anything }, { weight: 1, arbitrary: pay })
  const press = fc.record({ event, outcome: fc.constantFrom<Outcome>('arrives', 'arrives', 'lost', 'closed') })
  let paid = 0
  let triedAgain = 0
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (script) => {
      const { answer, charged } = createWorld()
      let state: SignUpState = {
        ...signUpStates.atCheckout,
        intent: { secret: 'pi_0', amount: '44.00', currency: 'USD' },
      }
      let tries = 0
      const send = (event: SignUpEvent, outcome: Outcome): void => {
        const moved = transition(state, event)
        state = moved.state
        for (const effect of moved.effects) {
          if (effect.type === 'confirmCard') tries += 1
          const next = answer(effect, outcome === 'lost')
          if (next && outcome !== 'closed') send(next, outcome)
        }
      }
      for (const { event, outcome } of script) {
        send(event, outcome)
        // Who has an account begins another one.
        if (state.step === 4) break
        if (outcome !== 'closed') continue
        state = reloaded(state)
        for (const each of comingBack) send(each, 'arrives')
      }
      paid += charged.size
      triedAgain += tries > 1 ? 1 : 0
      expect(charged.size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000 },
  )
  // The walk must have come to what it is about.
  expect(paid).toBeGreaterThan(200)
  expect(triedAgain).toBeGreaterThan(50)
})

it('a payment survives the browser being closed at any moment after it', () => {
  const { afterPaying } = signUpStates
  const back = fromDraft(JSON.parse(JSON.stringify(toDraft({ ...afterPaying, work: 'registering' }))))
  expect(back.payment).toEqual(afterPaying.payment)
})
