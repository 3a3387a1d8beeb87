/** What calls come to, that has a list of its own. */
export type Led = 'RoutingAction' | 'Ivr' | 'ReceivingNumber' | 'SipGateway'
