import type { components } from '@lineboard/contract'
import type { Rate } from '@lineboard/sdk'
import { storedCurrency } from '@lineboard/sdk'
import type { Recurrence } from '@lineboard/sdk/sign-up'

/** A plan at one price, as the sign-up offers it. */
export type Plan = components['schemas']['RegistrationPlan']

/** What is sent in the end. */
export type Registration = components['schemas']['Registration']

/** Place in the wizard: four steps, and the panel that says it is done. */
export type Step = 0 | 1 | 2 | 3 | 4

/** The steps by what they are for. */
export const stepOf = { verifyEmail: 0, confirmEmail: 1, profile: 2, checkout: 3, completed: 4 } as const

/** How far it has come: 1 the code is sent, 2 the e-mail is verified, 3 the account is open. */
export type Done = 0 | 1 | 2 | 3

/** What the wizard waits for. */
export type Work = 'sending' | 'resending' | 'verifying' | 'preparing' | 'asking' | 'paying' | 'registering'

/** The profile as it is typed. */
export interface Profile {
  firstName: string
  lastName: string
  password: string
  confirmation: string
  street: string
  city: string
  /** ISO 3166 alpha-2 code in lower case. */
  country: string
  zipCode: string
  /** Name of the state or province. */
  province: string
  businessName: string
  /** Key of the industry; empty for none. */
  industry: string
  /** As the country writes its numbers. */
  phone: string
  website: string
}

/** What is bought. */
export interface Choices {
  currency: string
  /** Name of the product; undefined until the plans are known. */
  product: string | undefined
  recurrence: Recurrence
  /** In the currency; undefined for the one that is offered first. */
  startingBalance: number | undefined
}

/** What there is to choose from. */
export interface Offer {
  plans: readonly Plan[]
  /** Currency the plans are priced in; undefined until there are any. */
  currency: string | undefined
  isLoading: boolean
  rates: readonly Rate[]
  /** Name of a plan that the link to the sign-up gave, in lower case. */
  planHint: string | undefined
}

/** A payment that waits for its card. */
export interface Intent {
  secret: string
  /** As text with two decimals. */
  amount: string
  currency: string
}

/** A payment that was made. */
export interface Payment {
  /** Id at the card provider. */
  token: string
  method: string | undefined
  amount: string
  currency: string
}

export interface SignUpState {
  step: Step
  done: Done
  work: Work | undefined
  email: string
  /** Digits. Never kept beyond the visit. */
  code: string
  /** Address that the last code went to. */
  codeSentTo: string | undefined
  verifiedEmail: string | undefined
  /** The code on the screen is the one that verified the address. A later visit no longer knows it. */
  isCodeProven: boolean
  profile: Profile
  /** The business number in E.164 form, once it was found valid. */
  phoneE164: string | undefined
  choices: Choices
  offer: Offer
  cardName: string
  hasAgreed: boolean
  intent: Intent | undefined
  payment: Payment | undefined
  /** The answer to a payment was lost: only the same intent may be tried again, or the card could be charged twice. */
  isUnsettled: boolean
  /** What went wrong last, for the step on the screen. */
  problem: string | undefined
}

const emptyProfile: Profile = {
  firstName: '',
  lastName: '',
  password: '',
  confirmation: '',
  street: '',
  city: '',
  country: 'us',
  zipCode: '',
  province: '',
  businessName: '',
  industry: '',
  phone: '',
  website: '',
}

/** The wizard as a person finds it; `planName` is the plan that the link to it names. */
export const initialState = (planName?: string | null): SignUpState => ({
  step: 0,
  done: 0,
  work: undefined,
  email: '',
  code: '',
  codeSentTo: undefined,
  verifiedEmail: undefined,
  isCodeProven: false,
  profile: emptyProfile,
  phoneE164: undefined,
  choices: { currency: storedCurrency(), product: undefined, recurrence: 'monthly', startingBalance: undefined },
  offer: {
    plans: [],
    currency: undefined,
    isLoading: false,
    rates: [],
    planHint: planName?.trim().toLowerCase() || undefined,
  },
  cardName: '',
  hasAgreed: false,
  intent: undefined,
  payment: undefined,
  isUnsettled: false,
  problem: undefined,
})
