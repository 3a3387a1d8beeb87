// Generated from contract/openapi.yaml by `pnpm generate`. Do not edit.
import type { components } from './schema.gen.ts'

/** Somebody who gets a customer's notices. */
export type Addressee = components['schemas']['Addressee']

/** A key with which a program acts for a user. */
export type ApiKey = components['schemas']['ApiKey']

/** Something a ticket can be about, such as a number, a gateway, a call or a device. It comes to be with its first ticket. */
export type Asset = components['schemas']['Asset']

/** A call of the API that was recorded: who did what, from where. */
export type AuditLog = components['schemas']['AuditLog']

/** A number whose calls are refused. Entries of customer 1 hold for everyone. */
export type BlacklistNumber = components['schemas']['BlacklistNumber']

/** One call. A call in progress has no `endedAt`. */
export type CallLog = components['schemas']['CallLog']

/** A call as support staff see it, joined names and technical details included, in one flat row. */
export type CallLogSupport = components['schemas']['CallLogSupport']

/** A company that uses the service. Customer 1 is the global owner. */
export type Customer = components['schemas']['Customer']

/** Says that a customer has a product. */
export type CustomerProductsRel = components['schemas']['CustomerProductsRel']

/** A named set of section permissions. */
export type DashRole = components['schemas']['DashRole']

/** That a user has a role, and as what. */
export type DashRoleMapping = components['schemas']['DashRoleMapping']

/** A person who signs in. User 1 is the super administrator. */
export type DashUser = components['schemas']['DashUser']

/** A SIP dialog in progress. */
export type Dialog = components['schemas']['Dialog']

/** A file kept for a customer, such as a contract or an invoice. */
export type Document = components['schemas']['Document']

/** What a role may do in a section. */
export type GuiPermission = components['schemas']['GuiPermission']

/** A part of the app that permissions are given for. */
export type GuiSection = components['schemas']['GuiSection']

/** One role's permission for one section. */
export type GuiVisibility = components['schemas']['GuiVisibility']

/** A voice menu: a greeting, and what each key press does. */
export type Ivr = components['schemas']['Ivr']

/** What a voice menu does on a key press. */
export type IvrAction = components['schemas']['IvrAction']

/** A language that greetings can be read in. */
export type Language = components['schemas']['Language']

/** A call with only what lists and charts need. */
export type LightCallLog = components['schemas']['LightCallLog']

/** A time in which work on the network may disturb calls. The name is spelled as the API spells it. */
export type Mainteinance = components['schemas']['Mainteinance']

/** A user who is told of changes of a ticket from a version on. */
export type Observer = components['schemas']['Observer']

/** A tracking number: the number callers see. Its calls go to a receiving number, over a gateway, and count for a tracking source. */
export type OpNumber = components['schemas']['OpNumber']

/** A saved card. Its number is known to the payment provider alone. */
export type PaymentMethod = components['schemas']['PaymentMethod']

/** Money that entered or left a wallet. */
export type PaymentTransaction = components['schemas']['PaymentTransaction']

/** Name, address and notes kept for a caller's number. */
export type PhoneBook = components['schemas']['PhoneBook']

/** A reduction of a product's price for a time. */
export type PriceDiscount = components['schemas']['PriceDiscount']

/** Something that is charged for: a plan, an add-on, a number, wallet payments, calls. */
export type Product = components['schemas']['Product']

/** One price of a product, such as the yearly one in euros. */
export type ProductVariation = components['schemas']['ProductVariation']

/** A number calls are delivered to. */
export type ReceivingNumber = components['schemas']['ReceivingNumber']

/** A realtime channel a session listens to. */
export type RedisSubscription = components['schemas']['RedisSubscription']

/** What happens to a call. */
export type RoutingAction = components['schemas']['RoutingAction']

/** Something the product offers, such as recording. */
export type Service = components['schemas']['Service']

/** A company the service is built on, such as a carrier. */
export type ServiceProvider = components['schemas']['ServiceProvider']

/** A SIP server calls enter from or leave to. */
export type SipGateway = components['schemas']['SipGateway']

/** A product a customer pays for again and again. */
export type Subscription = components['schemas']['Subscription']

/** A setting of the whole service. */
export type SystemSetting = components['schemas']['SystemSetting']

/** A report or list view kept on the server. */
export type Template = components['schemas']['Template']

/** A support case. Its text, owner and state live in its versions; what the latest version says is repeated here, so that lists can filter and sort by it. */
export type Ticket = components['schemas']['Ticket']

/** A file that came with a version. */
export type TicketAttachment = components['schemas']['TicketAttachment']

/** A message sent about a version. */
export type TicketNotification = components['schemas']['TicketNotification']

/** One step in the life of a ticket: an answer, a new owner or a new state. Versions are added, never changed. */
export type TicketVersion = components['schemas']['TicketVersion']

/** Where calls come from, such as a campaign. */
export type TrackingSource = components['schemas']['TrackingSource']

/** A token or code that was mailed to somebody. */
export type VerificationToken = components['schemas']['VerificationToken']

/** An address or network that may send calls. */
export type Whitelist = components['schemas']['Whitelist']
