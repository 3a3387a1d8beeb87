import type { components } from '@lineboard/contract'
import { api } from '../../data/client.ts'

export type SipGateway = components['schemas']['SipGateway']

/** Asks for the gateways of a customer in the order they are tried: that is what the order is kept for. */
export const inOrder = (customerId: number) => ({ filter: { where: { customerId }, order: 'position ASC' } }) as const

/** The gateways of a customer as they are tried now, whatever the page shows. */
export const readInOrder = (customerId: number): Promise<SipGateway[]> => api().SipGateway.find(inOrder(customerId))

export const idsOf = (rows: readonly SipGateway[]): number[] => rows.map(({ id }) => id)

export const isSameOrder = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()

/** An order somebody gave, as far as the gateways are still there; those that have come meanwhile are tried last. */
export function reconciled(given: readonly number[], stored: readonly number[]): number[] {
  return [...given.filter((id) => stored.includes(id)), ...stored.filter((id) => !given.includes(id))]
}
