import type { OperationRows, operations, paths } from '@lineboard/contract'
import type { entities } from '@lineboard/contract/entities'

type OperationId = keyof OperationRows

type Answer<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** Operations that answer an array of the rows their filter speaks of. */
export type ListId = {
  [Id in OperationId]: [Answer<Id>] extends [never]
    ? never
    : Answer<Id> extends readonly OperationRows[Id][]
      ? Id
      : never
}[OperationId]

/** Model an operation belongs to: `OpNumber` of `OpNumber.findPaged`. */
export type ModelOf<Id extends string> = Id extends `${infer Model}.${string}` ? Model : never

/*
 * What the contract says of one list. Of a list that is known at run time only (`string`) it says what is true of any:
 * rows are objects, fields and operations are texts. So one declaration serves features, which are held against the
 * contract, and the table, which takes every list.
 */

/** A row of the list. */
export type RowOf<Id extends string> = Id extends OperationId ? OperationRows[Id] : object

type OfModel<Id extends string, Verb extends string> = string extends Id
  ? string
  : Extract<OperationId, `${ModelOf<Id>}.${Verb}`>

/** Operations that count the rows of a list. */
export type CountId<Id extends string> = OfModel<Id, 'count' | 'countPaged' | 'trackingNumbersCount'>

/** Operations that add a row of a list. */
export type CreateId<Id extends string> = OfModel<Id, 'create' | 'upsert'>

/** Operations that change a row of a list: whole, or the fields given. */
export type UpdateId<Id extends string> = OfModel<
  Id,
  'upsert' | 'replaceById' | 'patchById' | 'patch' | 'updateProduct'
>

/** Operations that delete one row of a list. */
export type DeleteId<Id extends string> = OfModel<Id, 'deleteById'>

/** Operations that delete the rows of a list that meet a condition. */
export type DeleteManyId<Id extends string> = OfModel<Id, 'deleteAll'>

/** Operations that delete a row and say what becomes of the tracking numbers that use it. */
export type DeleteWithOptionId<Id extends string> = string extends Id
  ? string
  : Extract<keyof operations, `${ModelOf<Id>}.delete${string}WithOption`>

/** Addresses at which the server answers rows as a file that can be imported again. */
export type BulkDownloadPath = Extract<keyof paths, `${string}/bulk_download`>

type Entities = typeof entities

/** Lists whose rows are of another entity than the model they are called on. */
export const rowEntities = { 'DashUser.findVerificationTokens': 'VerificationToken' } as const

type EntityName<Id extends string> = Id extends keyof typeof rowEntities ? (typeof rowEntities)[Id] : ModelOf<Id>

/** What the contract says of the entity a list shows: relations and searchable fields. */
export type EntityOf<Id extends string> = Entities[EntityName<Id> & keyof Entities]

/** Relations the list of an entity can embed. */
export type RelationOf<Id extends string> = string extends Id ? string : keyof EntityOf<Id>['relations'] & string

/** Fields of an entity that hold a date and time. */
export type DateFieldOf<Id extends string> = string extends Id
  ? string
  : {
      [Field in keyof EntityOf<Id>['fields'] & string]: EntityOf<Id>['fields'][Field] extends 'date-time'
        ? Field
        : never
    }[keyof EntityOf<Id>['fields'] & string]

/** Body an operation takes, with undefined allowed wherever a field may be left out. */
export type BodyOf<Id extends string> = string extends Id
  ? Readonly<Record<string, unknown>>
  : operations[Id & keyof operations] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? OrUndefined<Body>
    : never

type OrUndefined<T> = T extends object ? { [K in keyof T]: OrUndefined<T[K]> | undefined } : T
