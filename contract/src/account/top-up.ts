import type { components } from '../generated/schema.gen.ts'

/** When a card is charged by itself, and by how much. */
export type TopUpOrder = components['schemas']['AutoTopUp']

const cents = (usd: number): number => Math.round(usd * 100)

/** Whether a wallet with so many US dollars holds less than an order allows, so that its card is charged. */
export const isBelowTopUp = (balanceUsd: number, { isOn, belowUsd }: TopUpOrder): boolean =>
  isOn && cents(balanceUsd) < cents(belowUsd)

const fields = ['isOn', 'belowUsd', 'amountUsd', 'paymentId', 'monthlyLimitUsd'] as const

/** Whether two orders say the same, none at all included. */
export const isSameTopUp = (one: TopUpOrder | undefined, other: TopUpOrder | undefined): boolean =>
  (one === undefined) === (other === undefined) && fields.every((field) => one?.[field] === other?.[field])

/** Whether saving an order charges its card at once: one that was changed is followed anew, also where the wallet was below before. */
export const chargesOnSaving = (balanceUsd: number, next: TopUpOrder, kept: TopUpOrder | undefined): boolean =>
  isBelowTopUp(balanceUsd, next) && !isSameTopUp(next, kept)
