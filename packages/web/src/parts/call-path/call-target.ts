/** What calls come to, that has a list of its own. */
export type CallTarget = 'RoutingAction' | 'Ivr' | 'ReceivingNumber' | 'SipGateway'
