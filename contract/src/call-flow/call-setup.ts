import type { components } from '../generated/schema.gen.ts'

type Schemas = components['schemas']

/** A tracking number, as far as the way of its calls goes by it. */
export type CalledNumber = Pick<
  Schemas['OpNumber'],
  | 'id'
  | 'customerId'
  | 'tracking_number'
  | 'numberType'
  | 'status'
  | 'totalCalls'
  | 'restorableUntil'
  | 'routing_actionId'
  | 'receiving_numberId'
  | 'sip_gatewayId'
  | 'tracking_sourceId'
>

/** Whose number it is. */
export type CallCustomer = Pick<Schemas['Customer'], 'id' | 'state' | 'balance' | 'accounting_type'>

/** What a call follows. */
export type CallAction = Pick<
  Schemas['RoutingAction'],
  'id' | 'customerId' | 'name' | 'type' | 'targets' | 'ringSeconds' | 'recordCalls' | 'whisper'
>

/** A voice menu without its choices. */
export type CallMenu = Pick<
  Schemas['Ivr'],
  'id' | 'customerId' | 'name' | 'status' | 'greeting' | 'timeoutSeconds' | 'maxAttempts'
>

/** What a voice menu does on a key. */
export type MenuChoice = Pick<Schemas['IvrAction'], 'id' | 'ivrId' | 'key' | 'kind' | 'target' | 'label' | 'position'>

export type CallReceiver = Pick<Schemas['ReceivingNumber'], 'id' | 'customerId' | 'number' | 'description'>
export type CallSource = Pick<Schemas['TrackingSource'], 'id' | 'customerId' | 'name'>

/** A gateway a call may leave over. */
export type CallGateway = Pick<
  Schemas['SipGateway'],
  | 'id'
  | 'customerId'
  | 'name'
  | 'address'
  | 'type'
  | 'digitsStrip'
  | 'prefix'
  | 'enabled'
  | 'position'
  | 'defaultOutbound'
  | 'health'
>

/** An address that may send calls. */
export type AllowedSender = Pick<
  Schemas['Whitelist'],
  'id' | 'customerId' | 'ip' | 'mask' | 'port' | 'proto' | 'pattern'
>

/** Whose list has a caller on it: the owner's of the installation, which holds for all, the customer's own, or its phone book. */
export type Blocker = 'owner' | 'customer' | 'contact'

/** The rows a call can meet on its way. What is not there is undefined. */
export interface CallSetup {
  /** Rows lack fields that decide where calls go, as the server does not send them: no call is traced. */
  readonly isPartial?: boolean
  customer(id: number): CallCustomer | undefined
  /** The number that stands for what was dialled, among those that are still a customer's. */
  number(dialled: string): CalledNumber | undefined
  /** Whether a number that is nobody's is held, to be bought. */
  isHeld(dialled: string): boolean
  source(id: number): CallSource | undefined
  action(id: number): CallAction | undefined
  menu(id: number): CallMenu | undefined
  /** Choices of a menu, by position. */
  choices(menuId: number): readonly MenuChoice[]
  receiver(id: number): CallReceiver | undefined
  gateway(id: number): CallGateway | undefined
  /** A customer's own gateways, in any order. */
  gateways(customerId: number): readonly CallGateway[]
  blocker(customerId: number, caller: string): Blocker | undefined
  /** Entries of the whitelist that speak for a customer: its own and the owner's. */
  allowed(customerId: number): readonly AllowedSender[]
  /** Whether a sender's URI matches an entry's regular expression. */
  matches(pattern: string, uri: string): boolean
}
