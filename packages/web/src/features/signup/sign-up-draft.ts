import * as z from 'zod/mini'
import type { Order } from '../../shared/payment/orders.ts'
import { orders } from '../../shared/payment/orders.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import { type Choices, type Intent, initialState, type SignUpState, stepOf } from './sign-up-state.ts'

const text = z.string().check(z.maxLength(300))

/** What is bought, as it is kept. */
const choicesSchema = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  product: z.optional(text),
  recurrence: z.enum(['monthly', 'annual']),
  startingBalance: z.optional(z.number()),
})

/** A payment that was begun, as it is kept. */
const intentSchema = z.object({ secret: text, amount: text, currency: text })

/** A payment that was made, as it is kept. */
const paymentSchema = z.object({ token: text, method: z.optional(text), amount: text, currency: text })

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
const toChoices = ({ currency, product, recurrence, startingBalance }: z.infer<typeof choicesSchema>): Choices => ({
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

/** What the payment for the sign-up of an address is known by, in all tabs. */
export const signUpOf = (email: string): string => `signUp ${email.toLowerCase()}`

const bodySchema = z.object({ intent: intentSchema, choices: choicesSchema })

/** What is tried: the payment, and what it is for. */
export const orderBody = ({ secret, amount, currency }: Intent, choices: Choices) => ({
  intent: { secret, amount, currency },
  choices: toChoices(choices),
})

/** What an order that another tab, or an earlier visit, has sent means here; undefined where nothing was sent. */
export function eventOf(order: Order | undefined): SignUpEvent | undefined {
  const { data } = bodySchema.safeParse(order?.body)
  if (!order || !data) return undefined
  const choices = toChoices(data.choices)
  if (order.state === 'sent') return { type: 'triedElsewhere', intent: data.intent, choices }
  const { data: payment } = paymentSchema.safeParse(order.result)
  return payment && { type: 'paidElsewhere', payment: { ...payment, method: payment.method }, choices }
}

/** What is known of the payment for the sign-up of an address. */
export const knownPayment = (email: string): SignUpEvent | undefined => eventOf(orders.of(signUpOf(email)))

// 32 bits that differ where a text does (FNV-1a): a body that was mended is another request.
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16)
}

/** The key of a call for the sign-up of an address: the same in all tabs for the same request, until the payment is refused. */
export const signUpKey = (email: string, request: object): string => {
  const subject = signUpOf(email)
  const order = orders.of(subject)
  return `${order?.key ?? orders.open(subject)}.${digestOf(JSON.stringify(request))}`
}
