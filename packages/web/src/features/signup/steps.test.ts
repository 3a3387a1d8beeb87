import { describe, expect, it } from 'vitest'
import { goodProfile, signUpStates, walk } from '../../testing/sign-up-states.ts'
import { canGoTo } from './selectors.ts'
import { initialState, type SignUpState, type Step } from './sign-up-state.ts'

const { atEmail, atCode, atProfile, atCheckout, afterPaying } = signUpStates
const phoneE164 = '+12125550142'
const completed: SignUpState = { ...afterPaying, step: 4, done: 3 }

const open = (state: SignUpState) => ([0, 1, 2, 3, 4] as const).filter((step) => canGoTo(state, step))

describe('stepping', () => {
  const cases: [string, SignUpState, Step[]][] = [
    ['at the start', initialState(), []],
    ['with a code on its way', { ...atCode, step: 0 }, [1]],
    ['on the code', atCode, [0]],
    ['on the profile', atProfile, [0, 1]],
    ['back at the address', { ...atProfile, step: 0 }, [1, 2]],
    ['with a profile that was complete', { ...atProfile, phoneE164 }, [0, 1, 3]],
    ['with one that is not any more', { ...atProfile, phoneE164, profile: { ...goodProfile, city: '' } }, [0, 1]],
    ['with a code that was lost', { ...atProfile, phoneE164, isCodeProven: false, code: '' }, [0, 1]],
    ['at the checkout', atCheckout, [0, 1, 2]],
    ['while something is under way', { ...atCheckout, work: 'paying' }, []],
    ['at the end', completed, []],
  ]
  it.each(cases)('%s', (_, state, steps) => {
    expect(open(state)).toEqual(steps)
  })

  it('ahead of what is complete is refused', () => {
    expect(walk(atCode, { type: 'goTo', step: 3 })).toEqual({ state: atCode, effects: [] })
  })

  it('Next does nothing where a form has its own', () => {
    expect(walk(atProfile, { type: 'next' })).toEqual({ state: atProfile, effects: [] })
  })
})

describe('starting over', () => {
  it('forgets what was typed, and keeps what is for sale', () => {
    const { state } = walk(atCheckout, { type: 'startOver' })
    expect([state.step, state.email, state.profile.firstName, state.offer]).toEqual([0, '', '', atCheckout.offer])
  })

  it.each([
    ['paid', afterPaying],
    ['perhaps paid', { ...atCheckout, isUnsettled: true }],
    ['working', { ...atEmail, work: 'sending' as const }],
  ])('is refused to who has %s', (_, state) => {
    expect(walk(state, { type: 'startOver' }).state.email).toBe('ada@example.com')
  })
})
