import { describe, expect, it } from 'vitest'
import { signUpStates, walk } from '../../testing/sign-up-states.ts'
import { initialState, type SignUpState } from './sign-up-state.ts'

const { atEmail, atCode, atProfile } = signUpStates
const request = { type: 'requestCode', email: 'ada@example.com' }
const said = (severity: 'success' | 'warn', text: string) => ({ type: 'tell', severity, text })

describe('the address', () => {
  it('has its spaces taken out', () => {
    expect(walk(initialState(), { type: 'emailTyped', email: ' ada @example.com' }).state.email).toBe('ada@example.com')
  })

  it.each(['', 'ada', 'ada@example'])('%j gets no code', (email) => {
    const { state, effects } = walk({ ...atEmail, email }, { type: 'next' })
    expect([state.step, state.work, effects]).toEqual([0, undefined, []])
  })

  it('gets a code, and the step moves once it is on its way', () => {
    const asked = walk(atEmail, { type: 'next' })
    expect([asked.state.step, asked.state.work, asked.effects]).toEqual([0, 'sending', [request]])
    const sent = walk(asked.state, { type: 'codeSent', email: 'ada@example.com' })
    expect(sent.state).toMatchObject({ step: 1, done: 1, work: undefined, codeSentTo: 'ada@example.com' })
    expect(sent.effects).toEqual([said('success', "We've just sent verification code to you. Please check your inbox")])
  })

  it('is asked for once, however often Next is pressed', () => {
    expect(walk(atEmail, { type: 'next' }, { type: 'next' }).effects).toEqual([request])
  })

  it('stays when no code could be sent', () => {
    const { state, effects } = walk(atEmail, { type: 'next' }, { type: 'codeNotSent', reason: 'is already taken' })
    expect(state).toMatchObject({ step: 0, done: 0, work: undefined, problem: 'is already taken' })
    expect(effects).toEqual([request, said('warn', 'Failed to send email')])
  })

  it('cannot be changed while its code is on its way', () => {
    const { state } = walk(atEmail, { type: 'next' }, { type: 'emailTyped', email: 'eve@example.com' })
    expect(state.email).toBe('ada@example.com')
  })

  it('stays when the bot check fails, and can be tried again', () => {
    const { state, effects } = walk(
      atEmail,
      { type: 'next' },
      { type: 'checkFailed', severity: 'warn', text: 'Please try again.' },
      { type: 'next' },
    )
    expect(state).toMatchObject({ step: 0, work: 'sending' })
    expect(effects).toEqual([request, said('warn', 'Please try again.'), request])
  })

  it('says as an error that nobody could be asked', () => {
    const failed = { type: 'checkFailed', severity: 'error', text: 'Network Connection Error' } as const
    const { state, effects } = walk(atEmail, { type: 'next' }, failed)
    expect(state).toMatchObject({ step: 0, work: undefined, problem: 'Network Connection Error' })
    expect(effects).toEqual([request, { type: 'tell', severity: 'error', text: 'Network Connection Error' }])
  })

  it('clears the code when it is changed, and what was done for the other one', () => {
    const { state } = walk(atProfile, { type: 'goTo', step: 0 }, { type: 'emailTyped', email: 'eve@example.com' })
    expect(state).toMatchObject({ code: '', done: 0, isCodeProven: false })
    expect(walk(state, { type: 'emailTyped', email: 'ada@example.com' }).state).toMatchObject({ done: 2, code: '' })
  })

  it('gets no second code once it is verified', () => {
    const { state, effects } = walk({ ...atProfile, step: 0 }, { type: 'next' }, { type: 'next' })
    expect([state.step, effects]).toEqual([2, []])
  })
})

describe('the code', () => {
  const untyped: SignUpState = { ...atCode, code: '' }

  it('is digits alone', () => {
    expect(walk(untyped, { type: 'codeTyped', code: '12 34-ab56' }).state.code).toBe('123456')
    expect(walk(untyped, { type: 'codeTyped', code: '١٢٣ ٤٥٦' }).state.code).toBe('123456')
  })

  it('is not sent before it is there', () => {
    expect(walk(untyped, { type: 'next' }).effects).toEqual([])
  })

  it('verifies the address, and moves on', () => {
    const asked = walk(atCode, { type: 'next' })
    expect(asked.effects).toEqual([{ type: 'verifyCode', email: 'ada@example.com', code: '123456' }])
    const { state, effects } = walk(asked.state, { type: 'verified', email: 'ada@example.com' })
    expect(state).toMatchObject({ step: 2, done: 2, work: undefined, verifiedEmail: 'ada@example.com' })
    expect(effects).toEqual([said('success', 'Your email verified successfully')])
  })

  it('that is wrong leaves the step, and may be corrected', () => {
    const { state, effects } = walk(atCode, { type: 'next' }, { type: 'notVerified', reason: undefined })
    expect(state).toMatchObject({ step: 1, done: 1, work: undefined, problem: 'Sorry we cannot verify your email.' })
    expect(effects[1]).toEqual(said('warn', 'Sorry we cannot verify your email.'))
    expect(walk(state, { type: 'codeTyped', code: '9' }).state).toMatchObject({ code: '9', problem: undefined })
  })

  it('cannot be changed while the e-mail that it verified is unchanged', () => {
    const { state } = walk({ ...atProfile, step: 1 }, { type: 'codeTyped', code: '9' })
    expect(state.code).toBe('123456')
  })

  it('is sent again, which clears what was typed of the one before', () => {
    const { state, effects } = walk(atCode, { type: 'resend' }, { type: 'codeSent', email: 'ada@example.com' })
    expect(effects[0]).toEqual(request)
    expect(state).toMatchObject({ step: 1, done: 1, code: '', work: undefined })
  })

  it('that cannot be sent again leads back to the address', () => {
    const { state, effects } = walk(atCode, { type: 'resend' }, { type: 'codeNotSent', reason: undefined })
    expect(state).toMatchObject({ step: 0, work: undefined, problem: 'Failed to send email' })
    expect(effects.at(-1)).toEqual(said('warn', 'Failed to send email'))
  })

  it('of an address that was left is not taken for this one', () => {
    const late = walk({ ...atCode, work: 'verifying' }, { type: 'verified', email: 'eve@example.com' })
    expect(late.state.step).toBe(1)
    const sent = walk({ ...atEmail, work: 'sending' }, { type: 'codeSent', email: 'eve@example.com' })
    expect(sent.state.step).toBe(0)
  })
})

describe('a code that an earlier visit knew', () => {
  const resumed: SignUpState = { ...atProfile, code: '', isCodeProven: false }
  const done = { type: 'profileDone', phoneE164: '+12125550142' } as const

  it('is asked for before the checkout', () => {
    expect(walk(resumed, done).state).toMatchObject({ step: 2, work: undefined })
  })

  it('is typed once more, and checked', () => {
    const { state, effects } = walk(
      resumed,
      { type: 'codeTyped', code: '1' },
      { type: 'codeTyped', code: '12' },
      done,
      { type: 'verified', email: 'ada@example.com' },
    )
    expect(effects.map(({ type }) => type)).toEqual(['verifyCode', 'createIntent'])
    expect(state).toMatchObject({ step: 3, isCodeProven: true, work: 'preparing' })
  })

  it('stays on the profile when it is wrong', () => {
    const { state } = walk(resumed, { type: 'codeTyped', code: '1' }, done, { type: 'notVerified', reason: undefined })
    expect(state).toMatchObject({ step: 2, work: undefined, problem: 'Sorry we cannot verify your email.' })
  })

  it('can be sent again without leaving the profile', () => {
    const { state } = walk(resumed, { type: 'resend' }, { type: 'codeSent', email: 'ada@example.com' })
    expect(state).toMatchObject({ step: 2, done: 2, work: undefined, isCodeProven: false })
  })
})
