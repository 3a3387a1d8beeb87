import * as z from 'zod/mini'
import { orders } from '../../shared/payment/browser-orders.ts'
import type { Order } from '../../shared/payment/order.ts'
import { choicesSchema, intentSchema, paymentSchema, toChoices } from './sign-up-draft.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import type { Choices, Intent } from './sign-up-state.ts'

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
