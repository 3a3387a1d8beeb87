import { cleanEmail, isEmail } from '@lineboard/sdk/sign-up'
import { t } from '../signup.messages.ts'
import { arriveAtCheckout } from './checkout.ts'
import { type Moved, moved, succeed, warn } from './moved.ts'
import { isCodeFinal } from './selectors.ts'
import { type Done, type SignUpState, stepOf } from './state.ts'

function doneWith(email: string, { verifiedEmail, codeSentTo }: SignUpState): Done {
  if (email === verifiedEmail) return 2
  return email === codeSentTo ? 1 : 0
}

/** A change of the address clears the code, and what is done goes back to what is known of the new one. */
export function typeEmail(state: SignUpState, typed: string): Moved {
  const email = cleanEmail(typed)
  if (email === state.email || state.work) return moved(state)
  return moved(state, { email, code: '', isCodeProven: false, done: doneWith(email, state), problem: undefined })
}

/** Digits only; a code that verified the address stays as it is. */
export function typeCode(state: SignUpState, typed: string): Moved {
  if (isCodeFinal(state) || state.work) return moved(state)
  return moved(state, { code: typed.replaceAll(/\D/g, ''), problem: undefined })
}

/** Asks for the first code, unless the address has been verified already. */
export function leaveEmail(state: SignUpState): Moved {
  const { email } = state
  if (state.work || !isEmail(email)) return moved(state)
  if (isCodeFinal(state)) return moved(state, { step: stepOf.confirmEmail, problem: undefined })
  return moved(state, { work: 'sending', problem: undefined }, { type: 'requestCode', email })
}

const isCodeAsked = (state: SignUpState) => state.step === stepOf.confirmEmail || state.step === stepOf.profile

/** Asks for another code. */
export function resendCode(state: SignUpState): Moved {
  if (state.work || !isCodeAsked(state)) return moved(state)
  return moved(state, { work: 'resending', problem: undefined }, { type: 'requestCode', email: state.email })
}

/** A code is on its way: the one before it is worth nothing. */
export function codeSent(state: SignUpState, email: string): Moved {
  const { work, step } = state
  if ((work !== 'sending' && work !== 'resending') || email !== state.email) return moved(state)
  const asked = { work: undefined, code: '', isCodeProven: false, codeSentTo: email, problem: undefined }
  const notice = succeed(t('email.sent'))
  // Who comes back to the profile and lost the code stays with the profile.
  if (step === stepOf.profile && state.verifiedEmail === email) return moved(state, asked, notice)
  return moved(state, { ...asked, step: stepOf.confirmEmail, done: 1, verifiedEmail: undefined }, notice)
}

/** No code was sent. Asking again brings one back to the address, which may be wrong. */
export function codeNotSent(state: SignUpState, reason: string | undefined): Moved {
  if (state.work !== 'sending' && state.work !== 'resending') return moved(state)
  const step = state.work === 'resending' ? stepOf.verifyEmail : state.step
  return moved(state, { work: undefined, step, problem: reason ?? t('email.notSent') }, warn(t('email.notSent')))
}

/** Sends the code, unless the address is verified. */
export function leaveCode(state: SignUpState): Moved {
  const { email, code, work } = state
  if (work) return moved(state)
  if (isCodeFinal(state) && state.done >= 2) return moved(state, { step: stepOf.profile, problem: undefined })
  if (code === '') return moved(state)
  return moved(state, { work: 'verifying', problem: undefined }, { type: 'verifyCode', email, code })
}

/** The address is theirs. */
export function verified(state: SignUpState, email: string): Moved {
  if (state.work !== 'verifying' || email !== state.email) return moved(state)
  const next: SignUpState = {
    ...state,
    work: undefined,
    done: 2,
    verifiedEmail: email,
    isCodeProven: true,
    problem: undefined,
  }
  if (state.step === stepOf.profile) return arriveAtCheckout(next)
  return moved(next, { step: stepOf.profile }, succeed(t('email.verified')))
}

/** The code was wrong, or could not be checked, which the reason says. The step stays. */
export function notVerified(state: SignUpState, reason: string | undefined): Moved {
  if (state.work !== 'verifying') return moved(state)
  return moved(state, { work: undefined, problem: reason ?? t('email.notVerified') }, warn(t('email.notVerified')))
}
