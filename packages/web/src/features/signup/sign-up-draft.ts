import * as z from 'zod/mini'
import { type Choices, initialState, type SignUpState, stepOf } from './sign-up-state.ts'

const text = z.string().check(z.maxLength(300))

/** What is bought, as it is kept. */
export const choicesSchema = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  product: z.optional(text),
  recurrence: z.enum(['monthly', 'annual']),
  startingBalance: z.optional(z.number()),
})

/** A payment that was begun, as it is kept. */
export const intentSchema = z.object({ secret: text, amount: text, currency: text })

/** A payment that was made, as it is kept. */
export const paymentSchema = z.object({ token: text, method: z.optional(text), amount: text, currency: text })

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
  choices: choicesSchema,
  planHint: z.optional(text),
  payment: z.optional(paymentSchema),
  /** A payment that was tried, and whose answer is not known. */
  unsettled: z.optional(intentSchema),
})

/** Choices that were kept, with those that were open. */
export const toChoices = ({
  currency,
  product,
  recurrence,
  startingBalance,
}: z.infer<typeof choicesSchema>): Choices => ({
  currency,
  product,
  recurrence,
  startingBalance,
})

/** What a later visit goes on with. */
export type Draft = z.infer<typeof draftSchema>

/** Whether anything was typed or chosen that would be missed. */
const isWorthKeeping = ({ email, step }: SignUpState) => email !== '' || step > 0

/** The payment that must not be lost: from the moment it is tried until it is known what became of it. */
const unsettledIntent = ({ intent, isUnsettled, work }: SignUpState) =>
  isUnsettled || work === 'paying' ? intent : undefined

/**
 * What the browser keeps of a sign-up; undefined when there is nothing to keep. Password, code and card are not in it. So
 * the checkout begins again at the profile, where the password is typed once more. The secret of a payment is in it only
 * while nobody knows whether it was made: it can read or complete that one payment, and nothing else.
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
    unsettled: unsettledIntent(state),
  }
}

/** The wizard as it was left; a draft that can't be read, or none, begins anew. A plan in the link goes before the one chosen then. */
export function fromDraft(draft: unknown, planName?: string | null): SignUpState {
  const fresh = initialState(planName)
  const { data } = draftSchema.safeParse(draft)
  if (!data) return fresh
  const { planHint } = fresh.offer
  const { choices, payment, unsettled } = data
  const isLinkFollowed = planHint !== undefined && !payment && !unsettled
  return {
    ...fresh,
    step: data.step,
    done: data.done,
    email: data.email,
    codeSentTo: data.codeSentTo,
    verifiedEmail: data.verifiedEmail,
    profile: { ...fresh.profile, ...data.profile },
    choices: { ...toChoices(choices), ...(isLinkFollowed && { product: undefined }) },
    offer: { ...fresh.offer, planHint: planHint ?? data.planHint },
    payment: payment && { ...payment, method: payment.method },
    intent: payment ? undefined : unsettled,
    isUnsettled: !payment && unsettled !== undefined,
  }
}
