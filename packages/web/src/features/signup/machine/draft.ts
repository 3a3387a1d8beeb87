import * as z from 'zod/mini'
import { initialState, type SignUpState, stepOf } from './state.ts'

const text = z.string().check(z.maxLength(300))

const draftSchema = z.object({
  version: z.literal(1),
  step: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  done: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  email: text,
  codeSentTo: z.optional(text),
  verifiedEmail: z.optional(text),
  profile: z.object({
    firstName: text,
    lastName: text,
    street: text,
    city: text,
    country: text,
    zipCode: text,
    province: text,
    businessName: text,
    industry: text,
    phone: text,
    website: text,
  }),
  choices: z.object({
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    product: z.optional(text),
    recurrence: z.enum(['monthly', 'annual']),
    startingBalance: z.optional(z.number()),
  }),
  planHint: z.optional(text),
  payment: z.optional(z.object({ token: text, method: z.optional(text), amount: text, currency: text })),
})

/** What a later visit goes on with. */
export type Draft = z.infer<typeof draftSchema>

/** Whether anything was typed or chosen that would be missed. */
const isWorthKeeping = ({ email, step }: SignUpState) => email !== '' || step > 0

/**
 * What the browser keeps of a sign-up; undefined when there is nothing to keep. Password, code and card are not in it. So
 * the checkout begins again at the profile, where the password is typed once more.
 */
export function toDraft(state: SignUpState): Draft | undefined {
  const { step, done, email, profile, choices, offer } = state
  if (step === stepOf.completed || done === 3 || !isWorthKeeping(state)) return undefined
  const { password: _, confirmation: __, ...kept } = profile
  return {
    version: 1,
    step: step === stepOf.checkout ? stepOf.profile : step,
    done,
    email,
    codeSentTo: state.codeSentTo,
    verifiedEmail: state.verifiedEmail,
    profile: kept,
    choices,
    planHint: offer.planHint,
    payment: state.payment,
  }
}

/** The wizard as it was left; a draft that can't be read, or none, begins anew. A plan in the link goes before the one chosen then. */
export function fromDraft(draft: unknown, planName?: string | null): SignUpState {
  const fresh = initialState(planName)
  const { data } = draftSchema.safeParse(draft)
  if (!data) return fresh
  const { planHint } = fresh.offer
  const { choices, payment } = data
  const isLinkFollowed = planHint !== undefined && !payment
  return {
    ...fresh,
    step: data.step,
    done: data.done,
    email: data.email,
    codeSentTo: data.codeSentTo,
    verifiedEmail: data.verifiedEmail,
    profile: { ...fresh.profile, ...data.profile },
    choices: {
      currency: choices.currency,
      product: isLinkFollowed ? undefined : choices.product,
      recurrence: choices.recurrence,
      startingBalance: choices.startingBalance,
    },
    offer: { ...fresh.offer, planHint: planHint ?? data.planHint },
    payment: payment && { ...payment, method: payment.method },
  }
}
