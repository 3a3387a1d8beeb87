import { isRefused } from '../../state/may.ts'

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
