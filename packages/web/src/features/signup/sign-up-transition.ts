import { arriveAtCheckout, checkoutHandlers, leftCheckout, nothingPaid } from './checkout.ts'
import { choiceHandlers } from './choosing.ts'
import { emailHandlers } from './email-steps.ts'
import { canGoTo } from './selectors.ts'
import { fail, type Handlers, type SignUpEvent, type SignUpStep, signUpStep, warn } from './sign-up-event.ts'
import { initialState, type Profile, type SignUpState, type Step, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'

function goTo(state: SignUpState, step: Step): SignUpStep {
  if (!canGoTo(state, step)) return signUpStep(state)
  if (step === stepOf.checkout) return arriveAtCheckout(state)
  return signUpStep(state, { ...leftCheckout(state), step, problem: undefined })
}

/** Another country has other provinces; and a number is only valid where it was checked. */
function editProfile(state: SignUpState, typed: Profile): SignUpStep {
  const { country, phone } = state.profile
  const profile = typed.country === country ? typed : { ...typed, province: '' }
  const isSameNumber = typed.country === country && typed.phone === phone
  return signUpStep(state, { profile, phoneE164: isSameNumber ? state.phoneE164 : undefined })
}

/** Forgets everything typed, but what is for sale. Who has paid must not lose that. */
function startOver(state: SignUpState): SignUpStep {
  if (state.work || state.payment || state.isUnsettled) return signUpStep(state)
  return signUpStep({ ...initialState(), offer: state.offer }, { choices: state.choices })
}

// What only waits for a robot to be ruled out has nothing to undo: the step stays, and can be tried again.
function checkFailed(state: SignUpState, severity: 'warn' | 'error', text: string): SignUpStep {
  if (!isChecked(state)) return signUpStep(state)
  const problem = state.step === stepOf.checkout && !state.isUnsettled ? nothingPaid(text) : text
  return signUpStep(state, { work: undefined, problem }, severity === 'warn' ? warn(text) : fail(text))
}

const isChecked = ({ work }: SignUpState) => work !== undefined && work !== 'asking' && work !== 'registering'

/** The number was looked at when the profile was to be left. */
const phoneRefused = (state: SignUpState): SignUpStep =>
  state.work || state.step !== stepOf.profile
    ? signUpStep(state)
    : signUpStep(state, { phoneE164: undefined }, warn(t('profile.phoneInvalid')))

const handlers: Handlers = {
  ...emailHandlers,
  ...choiceHandlers,
  ...checkoutHandlers,
  goTo: (state, { step }) => goTo(state, step),
  startOver,
  checkFailed: (state, { severity, text }) => checkFailed(state, severity, text),
  profileEdited: (state, { profile }) => editProfile(state, profile),
  phoneRefused,
}

/** What an event leads to: the next state, and what has to happen outside. An event that makes no sense now changes nothing. */
export function transition(state: SignUpState, event: SignUpEvent): SignUpStep {
  // The compiler does not see that the handler found by the type of an event takes that event.
  const handle = handlers[event.type] as (state: SignUpState, event: SignUpEvent) => SignUpStep
  return handle(state, event)
}
