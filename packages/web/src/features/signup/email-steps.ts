import { plainDigits } from '@lineboard/sdk'
import { cleanEmail, isEmail } from '@lineboard/sdk/sign-up'
import { arriveAtCheckout } from './checkout.ts'
import { isCodeFinal } from './selectors.ts'
import { type Handlers, type SignUpStep, signUpStep, succeed, warn } from './sign-up-event.ts'
import { type Done, type SignUpState, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

function doneWith(email: string, { verifiedEmail, codeSentTo }: SignUpState): Done {
  if (email === verifiedEmail) return 2
  return email === codeSentTo ? 1 : 0
}

/** Asks for the first code, unless the address has been verified already. */
function leaveEmail(state: SignUpState): SignUpStep {
  const { email } = state
  if (state.work || !isEmail(email)) return signUpStep(state)
  if (isCodeFinal(state)) return signUpStep(state, { step: stepOf.confirmEmail, problem: undefined })
  return signUpStep(state, { work: 'sending', problem: undefined }, { type: 'requestCode', email })
}

const isCodeAsked = (state: SignUpState) => state.step === stepOf.confirmEmail || state.step === stepOf.profile

/** Sends the code, unless the address is verified. */
function leaveCode(state: SignUpState): SignUpStep {
  const { email, code, work } = state
  if (work) return signUpStep(state)
  if (isCodeFinal(state) && state.done >= 2) return signUpStep(state, { step: stepOf.profile, problem: undefined })
  if (code === '') return signUpStep(state)
  return signUpStep(state, { work: 'verifying', problem: undefined }, { type: 'verifyCode', email, code })
}

/** What events of the address and its code lead to. */
export const emailHandlers = {
  next(state) {
    if (state.step === stepOf.verifyEmail) return leaveEmail(state)
    return state.step === stepOf.confirmEmail ? leaveCode(state) : signUpStep(state)
  },
  /** A change of the address clears the code, and what is done goes back to what is known of the new one. */
  emailTyped(state, { email: typed }) {
    const email = cleanEmail(typed)
    if (email === state.email || state.work) return signUpStep(state)
    return signUpStep(state, { email, code: '', isCodeProven: false, done: doneWith(email, state), problem: undefined })
  },
  /** Digits only; a code that verified the address stays as it is. */
  codeTyped(state, { code: typed }) {
    if (isCodeFinal(state) || state.work) return signUpStep(state)
    return signUpStep(state, { code: plainDigits(typed).replaceAll(/\D/g, ''), problem: undefined })
  },
  /** Asks for another code. */
  resend(state) {
    if (state.work || !isCodeAsked(state)) return signUpStep(state)
    return signUpStep(state, { work: 'resending', problem: undefined }, { type: 'requestCode', email: state.email })
  },
  /** A code is on its way: the one before it is worth nothing. */
  codeSent(state, { email }) {
    const { work, step } = state
    if ((work !== 'sending' && work !== 'resending') || email !== state.email) return signUpStep(state)
    const asked = { work: undefined, code: '', isCodeProven: false, codeSentTo: email, problem: undefined }
    const notice = succeed(t('email.sent'))
    // Who comes back to the profile and lost the code stays with the profile.
    if (step === stepOf.profile && state.verifiedEmail === email) return signUpStep(state, asked, notice)
    return signUpStep(state, { ...asked, step: stepOf.confirmEmail, done: 1, verifiedEmail: undefined }, notice)
  },
  /** No code was sent. Asking again brings one back to the address, which may be wrong. */
  codeNotSent(state, { reason }) {
    if (state.work !== 'sending' && state.work !== 'resending') return signUpStep(state)
    const step = state.work === 'resending' ? stepOf.verifyEmail : state.step
    return signUpStep(state, { work: undefined, step, problem: reason ?? t('email.notSent') }, warn(t('email.notSent')))
  },
  /** The address is theirs. */
  verified(state, { email }) {
    if (state.work !== 'verifying' || email !== state.email) return signUpStep(state)
    const next: SignUpState = {
      ...state,
      work: undefined,
      done: 2,
      verifiedEmail: email,
      isCodeProven: true,
      problem: undefined,
    }
    if (state.step === stepOf.profile) return arriveAtCheckout(next)
    return signUpStep(next, { step: stepOf.profile }, succeed(t('email.verified')))
  },
  /** The code was wrong, or could not be checked, which the reason says. The step stays. */
  notVerified(state, { reason }) {
    if (state.work !== 'verifying') return signUpStep(state)
    return signUpStep(
      state,
      { work: undefined, problem: reason ?? t('email.notVerified') },
      warn(t('email.notVerified')),
    )
  },
} satisfies Partial<Handlers>
