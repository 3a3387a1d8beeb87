import { zChargeRequest } from '@lineboard/contract/zod'

/** Amounts that are offered, in US dollars. */
export const offeredAmounts = [10, 25, 50, 100, 250] as const

/** A typed amount in US dollars; undefined for what can't be charged to a card. */
export function typedAmount(text: string): number | undefined {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '')
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined
  const { success, data } = zChargeRequest.shape.amount.safeParse(Number(plain))
  return success ? data : undefined
}
