import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { plans, stations } from '../../../testing/sign-up-state.ts'
import { fromDraft, toDraft } from './draft.ts'
import type { SignUpEffect, SignUpEvent } from './event.ts'
import type { SignUpState } from './state.ts'
import { transition } from './transition.ts'

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

/** A card provider and a server: payments succeed once, and any answer may be lost on the way. */
function createWorld() {
  let lastIntent = 0
  const charged = new Set<string>()

  function answer(effect: SignUpEffect, isLost: boolean): SignUpEvent | undefined {
    switch (effect.type) {
      case 'requestCode':
        return isLost ? { type: 'codeNotSent', reason: 'lost' } : { type: 'codeSent', email: effect.email }
      case 'verifyCode':
        return isLost ? { type: 'notVerified' } : { type: 'verified', email: effect.email }
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
        charged.add(effect.secret)
        return isLost
          ? { type: 'payUnclear', message: 'lost' }
          : { type: 'paid', token: effect.secret, method: undefined }
      case 'register':
        return isLost ? { type: 'registrationRefused', reason: 'lost' } : { type: 'registered' }
      default:
        return undefined
    }
  }
  return { answer, charged }
}

it('whatever is pressed, and whichever answers are lost, one payment at most is made', () => {
  const anything = fc.constantFrom(...presses)
  const pay = fc.constant<SignUpEvent>({ type: 'pay', isCardComplete: true })
  const event = fc.oneof({ weight: 4, arbitrary: anything }, { weight: 1, arbitrary: pay })
  const press = fc.record({ event, isLost: fc.boolean() })
  let paid = 0
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (script) => {
      const { answer, charged } = createWorld()
      let state: SignUpState = { ...stations.atCheckout, intent: { secret: 'pi_0', amount: '44.00', currency: 'USD' } }
      const send = (event: SignUpEvent, isLost: boolean): void => {
        const moved = transition(state, event)
        state = moved.state
        for (const effect of moved.effects) {
          const next = answer(effect, isLost)
          if (next) send(next, isLost)
        }
      }
      for (const { event, isLost } of script) send(event, isLost)
      paid += charged.size
      expect(charged.size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000, seed: 7 },
  )
  // The walk must have come to what it is about.
  expect(paid).toBeGreaterThan(200)
})

it('a payment survives the browser being closed at any moment after it', () => {
  const { afterPaying } = stations
  const back = fromDraft(JSON.parse(JSON.stringify(toDraft({ ...afterPaying, work: 'registering' }))))
  expect(back.payment).toEqual(afterPaying.payment)
})
