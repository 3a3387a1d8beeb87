import type { Access } from '@lineboard/sdk'
import { isSeen } from '../places/is-seen.ts'
import { mayAs, mayChangeAs } from '../state/may.ts'
import type { Resource } from './define-resource.ts'

/** What the signed-in person may do with a resource, and what the resource has a call for. */
export interface Permissions {
  see: boolean
  /** Sees rows that others may change. */
  readOnly: boolean
  add: boolean
  edit: boolean
  remove: boolean
  /** May do something with several rows at once. */
  select: boolean
}

type Changes = Pick<
  Resource,
  | 'section'
  | 'forChangers'
  | 'ofOwner'
  | 'visibleTo'
  | 'list'
  | 'create'
  | 'update'
  | 'remove'
  | 'removeMany'
  | 'form'
  | 'actions'
  | 'selectionActions'
  | 'changesMany'
>

/** What may be done with a resource, by the contract's word on each of its calls. Nothing before it is known who is signed in. */
export function permissionsOf(resource: Changes, access: Access | undefined): Permissions {
  const {
    create,
    update,
    remove,
    removeMany,
    form,
    actions = [],
    selectionActions = [],
    changesMany = false,
  } = resource
  const see = access !== undefined && isSeen(resource, access) && mayAs(access, resource.list)
  const allows = (call: string | undefined) => see && call !== undefined && mayAs(access, call)
  const can = {
    add: Boolean(form) && allows(create),
    edit: Boolean(form) && allows(update),
    remove: allows(remove) || allows(removeMany),
  }
  const changing = [...actions, ...selectionActions].filter(({ forReaders }) => !forReaders)
  const acts = changing.some(({ call }) => allows(call))
  const isChanged = Boolean((form && (create || update)) || remove || removeMany) || changing.length > 0
  const isAny = can.add || can.edit || can.remove || acts
  return {
    see,
    readOnly: see && isChanged && !isAny,
    ...can,
    select: can.remove || (changesMany && (can.edit || selectionActions.some(({ call }) => allows(call)))),
  }
}

/** Whether a person may change a row of a resource, as far as `permissionsOf` allows changes: by whose it is, and what the resource says. */
export const mayChangeIn = (
  { entity, mayChange, changesFor }: Pick<Resource, 'entity' | 'mayChange' | 'changesFor'>,
  row: object,
  access: Access | undefined,
): boolean =>
  access !== undefined &&
  (changesFor ? mayAs(access, changesFor, { model: entity, row }) : mayChangeAs(access, entity, row)) &&
  (mayChange === undefined || mayChange(row, access))
