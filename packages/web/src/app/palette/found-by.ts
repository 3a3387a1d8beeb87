import type { entities } from '@lineboard/contract/entities'
import type { places, RowPlaceId } from '../../places/places.ts'

type Entities = typeof entities
type EntityOf<Id extends RowPlaceId> = Entities[(typeof places)[Id]['entity']]

/** Lists of whole entities: those of a part have their rows in one of these. */
type WholePlaceId = { [Id in RowPlaceId]: (typeof places)[Id] extends { isPart: true } ? never : Id }[RowPlaceId]

type KeyOf<Id extends RowPlaceId> = keyof EntityOf<Id>['searchable'] | keyof EntityOf<Id>['fields']

/**
 * By which keys of its filter the records of each list are found in the palette, besides their ids: names and numbers, not all that
 * the filter of the list reads. Lists stand in the order in which they are asked.
 */
export const foundBy = {
  customers: ['companyName', 'companyId', 'firstName', 'lastName', 'billingEmail', 'phone'],
  users: ['username', 'email', 'firstName', 'lastName', 'phone'],
  phoneBook: ['name', 'number', 'company'],
  trackingNumbers: ['tracking_number', 'description'],
  receivingNumbers: ['number', 'description'],
  trackingSources: ['name'],
  tickets: ['subject'],
  routingActions: ['name'],
  voiceMenus: ['name'],
  callLogs: ['callerNumber', 'trackingNumber', 'receivingNumber', 'phonebookName'],
  blacklist: ['number', 'description'],
  sipGateways: ['name', 'address'],
  roles: ['name', 'description'],
  subscriptions: ['product', 'companyName'],
  paymentTransactions: ['description'],
  products: ['name'],
  productVariations: ['name'],
  priceDiscounts: ['product'],
  services: ['name'],
  templates: ['name'],
  documents: ['name'],
  maintenances: ['title'],
  assets: ['name'],
  addressees: ['name', 'email', 'phone'],
  observers: ['username'],
  serviceProviders: ['name'],
  systemSettings: ['key'],
  languages: ['name', 'nativeName', 'code'],
  whitelist: ['ip', 'pattern'],
  verificationTokens: ['email'],
  redisSubscriptions: ['channel', 'username'],
  dialogs: ['callId', 'fromUri', 'toUri'],
  auditLogs: ['endpoint', 'ip'],
} as const satisfies { readonly [Id in WholePlaceId]: readonly KeyOf<Id>[] }

/** A list whose records the palette finds. */
export type FoundPlaceId = keyof typeof foundBy

const isFoundPlace = (id: string): id is FoundPlaceId => Object.hasOwn(foundBy, id)

/** The lists in the order in which they are asked. */
export const foundPlaces: readonly FoundPlaceId[] = Object.keys(foundBy).filter(isFoundPlace)

/** The keys of a list's filter that find its records. */
export const keysOf = (id: string): readonly string[] => (isFoundPlace(id) ? foundBy[id] : [])
