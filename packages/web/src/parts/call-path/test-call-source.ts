import { isRefusedFor } from '../../state/may.ts'

let url: string | undefined

/** Says where test calls are made; without an address none are offered, as a real core takes none. */
export function initTestCalls(address: string | undefined): void {
  url = address
}

/** Where test calls are made; undefined where the server makes none. */
export const testCallAddress = (): string | undefined => url

/** Whether the server makes test calls. */
const takesTestCalls = (): boolean => url !== undefined

/**
 * Whether a test call to a number is offered: to who may change that number. It adds a row to the call log and is charged, which is nothing
 * for somebody who only reads. It asks for no call of the contract, so that the right to save the number stands for it.
 */
export const offersTestCalls = (number: object): boolean =>
  takesTestCalls() && !isRefusedFor('OpNumber.upsert', { model: 'OpNumber', row: number })
