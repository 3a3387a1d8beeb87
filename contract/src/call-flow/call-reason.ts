/** Why a call that came in goes nowhere. */
export const nowhereReasons = [
  'number_unknown',
  'number_held',
  'number_released',
  'customer_gone',
  'no_destination',
  'action_gone',
  'action_of_another_customer',
  'no_target',
  'target_gone',
  'target_of_another_customer',
  'target_invalid',
  'calls_itself',
  'menu_draft',
  'menu_without_choices',
  'menu_loop',
  'menu_leads_nowhere',
  'no_gateway',
  'gateway_takes_no_calls',
  'nothing_left_to_dial',
] as const

/** Why a call is not let in. */
export const refusedReasons = [
  'number_stopped',
  'calls_stopped',
  'wallet_empty',
  'caller_blocked',
  'sender_not_allowed',
] as const

export type NowhereReason = (typeof nowhereReasons)[number]
export type RefusedReason = (typeof refusedReasons)[number]

/** A row that a call meets. */
export interface CallPlace {
  model: 'OpNumber' | 'RoutingAction' | 'Ivr' | 'IvrAction' | 'ReceivingNumber' | 'SipGateway' | 'Customer'
  id: number
}

/** Where a call gets no further, and why. */
export interface CallProblem {
  reason: NowhereReason
  /** The row to mend; missing where there is none. */
  at?: CallPlace
  /** What it names, as it names it. */
  target?: string
}
