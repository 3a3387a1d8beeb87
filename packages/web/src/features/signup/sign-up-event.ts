import type { Rate } from '@lineboard/sdk'
import type { Recurrence } from '@lineboard/sdk/sign-up'
import type { Choices, Intent, Payment, Plan, Profile, Registration, SignUpState, Step } from './sign-up-state.ts'

/** What a person does, or what became of an effect. */
export type SignUpEvent =
  | { type: 'emailTyped'; email: string }
  | { type: 'codeTyped'; code: string }
  | { type: 'next' }
  | { type: 'resend' }
  | { type: 'goTo'; step: Step }
  | { type: 'startOver' }
  | { type: 'checkFailed'; severity: 'warn' | 'error'; text: string }
  | { type: 'codeSent'; email: string }
  | { type: 'codeNotSent'; reason: string | undefined }
  | { type: 'verified'; email: string }
  | { type: 'notVerified'; reason: string | undefined }
  | { type: 'profileEdited'; profile: Profile }
  | { type: 'phoneRefused' }
  | { type: 'profileDone'; phoneE164: string }
  | { type: 'opened' }
  | { type: 'plansLoaded'; currency: string; plans: readonly Plan[] }
  | { type: 'plansFailed'; currency: string }
  | { type: 'ratesLoaded'; rates: readonly Rate[] }
  | { type: 'currencyChosen'; currency: string }
  | { type: 'productChosen'; product: string }
  | { type: 'recurrenceChosen'; recurrence: Recurrence }
  | { type: 'startingBalanceChosen'; startingBalance: number }
  | { type: 'cardNameTyped'; cardName: string }
  | { type: 'termsAnswered'; isAccepted: boolean }
  | { type: 'retryIntent' }
  | { type: 'intentReady'; intent: Intent }
  | { type: 'intentFailed'; message: string | undefined }
  | { type: 'pay'; isCardComplete: boolean }
  | { type: 'paid'; token: string; method: string | undefined }
  | { type: 'cardRefused'; message: string }
  | { type: 'payUnclear'; message: string }
  /** The provider was not asked to charge the card. */
  | { type: 'payNotTried'; message: string }
  /** A payment whose answer was lost had been made. */
  | { type: 'payFound'; token: string; method: string | undefined }
  /** Such a payment was not made yet, or nobody could say. */
  | { type: 'payOpen' }
  /** Such a payment can't be made any more. */
  | { type: 'payVoid' }
  /** Another tab has paid for this sign-up. */
  | { type: 'paidElsewhere'; payment: Payment; choices: Choices }
  /** Another tab, or an earlier visit, has tried another payment: nobody knows what became of it. */
  | { type: 'triedElsewhere'; intent: Intent; choices: Choices }
  | { type: 'finish' }
  | { type: 'registered' }
  | { type: 'registrationRefused'; reason: string | undefined }

/** What has to happen outside the machine. Most answer with an event. */
export type SignUpEffect =
  | { type: 'requestCode'; email: string }
  | { type: 'verifyCode'; email: string; code: string }
  | { type: 'loadPlans'; currency: string }
  | { type: 'createIntent'; email: string; amount: string; currency: string }
  | { type: 'confirmCard'; email: string; intent: Intent; choices: Choices; cardName: string }
  /** Ask what became of a payment whose answer was lost. */
  | { type: 'askPayment'; email: string; intent: Intent; choices: Choices }
  | { type: 'register'; body: Registration }
  | { type: 'tell'; severity: 'success' | 'warn' | 'error'; text: string }
  /** Go to the login, after 300 ms. */
  | { type: 'leave' }

/** What an event leads to. */
export interface SignUpStep {
  state: SignUpState
  effects: readonly SignUpEffect[]
}

/** What each event leads to. One that makes no sense now changes nothing. */
export type Handlers = {
  readonly [Type in SignUpEvent['type']]: (
    state: SignUpState,
    event: Extract<SignUpEvent, { type: Type }>,
  ) => SignUpStep
}

/** The state with changes, and what has to happen. */
export const signUpStep = (
  state: SignUpState,
  changes: Partial<SignUpState> = {},
  ...effects: readonly SignUpEffect[]
): SignUpStep => ({ state: { ...state, ...changes }, effects })

/** A warning in words. */
export const warn = (text: string): SignUpEffect => ({ type: 'tell', severity: 'warn', text })

/** A failure in words. */
export const fail = (text: string): SignUpEffect => ({ type: 'tell', severity: 'error', text })

/** Good news in words. */
export const succeed = (text: string): SignUpEffect => ({ type: 'tell', severity: 'success', text })
