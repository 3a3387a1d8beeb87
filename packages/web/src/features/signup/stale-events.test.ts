import { describe, expect, it } from 'vitest'
import { signUpStates, walk } from '../../testing/sign-up-states.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import type { SignUpState, Work } from './sign-up-state.ts'

const { atEmail, atCode, atProfile, atCheckout, afterPaying } = signUpStates
const email = 'ada@example.com'
const intent = { secret: 'pi_2_secret_2', amount: '44.00', currency: 'USD' }

/** Everything that is an answer, and the work that waits for it. */
const answers: readonly [SignUpEvent, readonly Work[]][] = [
  [{ type: 'codeSent', email }, ['sending', 'resending']],
  [{ type: 'codeNotSent', reason: 'late' }, ['sending', 'resending']],
  [{ type: 'verified', email }, ['verifying']],
  [{ type: 'notVerified', reason: undefined }, ['verifying']],
  [{ type: 'intentReady', intent }, ['preparing']],
  [{ type: 'intentFailed', message: 'late' }, ['preparing']],
  [{ type: 'paid', token: 'pi_1', method: undefined }, ['paying']],
  [{ type: 'cardRefused', message: 'late' }, ['paying']],
  [{ type: 'payUnclear', message: 'late' }, ['paying']],
  [{ type: 'payNotTried', message: 'late' }, ['paying']],
  [{ type: 'payFound', token: 'pi_1', method: undefined }, ['asking']],
  [{ type: 'payOpen' }, ['asking']],
  [{ type: 'payVoid' }, ['asking']],
  [{ type: 'registered' }, ['registering']],
  [{ type: 'registrationRefused', reason: 'late' }, ['registering']],
  [
    { type: 'checkFailed', severity: 'warn', text: 'late' },
    ['sending', 'resending', 'verifying', 'preparing', 'paying'],
  ],
]

const places: readonly [string, SignUpState][] = [
  ['the address', atEmail],
  ['the code', atCode],
  ['the profile', atProfile],
  ['the checkout', atCheckout],
  ['the checkout, perhaps paid', { ...atCheckout, isUnsettled: true }],
  ['the checkout, paid', afterPaying],
  ['the end', { ...afterPaying, step: 4, done: 3 }],
]

const works: readonly (Work | undefined)[] = [
  undefined,
  'sending',
  'resending',
  'verifying',
  'preparing',
  'asking',
  'paying',
  'registering',
]

/** Each answer, wherever nothing waits for it. */
const stale = answers.flatMap(([event, waiting]) =>
  places.flatMap(([place, state]) =>
    works
      .filter((work) => work === undefined || !waiting.includes(work))
      .map((work) => ({ event, place, work, state: { ...state, work } })),
  ),
)

describe('an answer that nothing waits for changes nothing', () => {
  it.each(stale)('$event.type at $place, work $work', ({ event, state }) => {
    expect(walk(state, event)).toEqual({ state, effects: [] })
  })

  it.each(answers)('though $type counts where something does', (event, [work]) => {
    const { state } = walk({ ...atCheckout, work }, event)
    expect(state).not.toEqual({ ...atCheckout, work })
  })

  it.each([
    ...places.filter(([place]) => place !== 'the profile'),
    ['the profile, verifying', { ...atProfile, work: 'verifying' }] as const,
  ])('nor is a number looked at, at %s', (_, state) => {
    expect(walk(state, { type: 'phoneRefused' })).toEqual({ state, effects: [] })
  })
})
