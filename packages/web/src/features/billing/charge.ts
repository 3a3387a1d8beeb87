import { zChargeRequest } from '@lineboard/contract/zod'
import { ApiError } from '@lineboard/sdk'

/** Amounts that are offered, in US dollars. */
export const offeredAmounts = [10, 25, 50, 100, 250] as const

/** A typed amount in US dollars; undefined for what can't be charged to a card. */
export function typedAmount(text: string): number | undefined {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '')
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined
  const { success, data } = zChargeRequest.shape.amount.safeParse(Number(plain))
  return success ? data : undefined
}

/** Statuses of an answer in the place of the server's own: the request may have been carried out. */
const isLost = (status: number) => status === 408 || status >= 500

/** Whether it is unknown, after this error, if the card was charged: the answer was lost, or was no word on the charge. */
export const isUnclear = (error: unknown): boolean => !(error instanceof ApiError) || isLost(error.status)
