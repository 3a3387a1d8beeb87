import { isRefused, isRefusedFor } from '../../state/may.ts'
import { takesTestCalls } from './test-call-source.ts'

const needed = [
  'OpNumber.find',
  'Customer.find',
  'TrackingSource.find',
  'RoutingAction.find',
  'Ivr.find',
  'SipGateway.find',
  'ReceivingNumber.find',
] as const

/** Whether the person may read all that a call can meet. */
export const mayTrace = (): boolean => !needed.some(isRefused)

/**
 * Whether a test call to a number is offered: to who may change that number. It adds a row to the call log and is charged, which is nothing
 * for somebody who only reads. It asks for no call of the contract, so that the right to save the number stands for it.
 */
export const offersTestCalls = (number: object): boolean =>
  takesTestCalls() && !isRefusedFor('OpNumber.upsert', { model: 'OpNumber', row: number })
