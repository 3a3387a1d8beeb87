import { type Access, sectionAccess } from '@lineboard/sdk'
import type { Resource } from './define-resource.ts'

/** What the signed-in person may do with a resource, and what the resource has a call for. */
export interface Permissions {
  see: boolean
  /** Sees rows that others may change. */
  readOnly: boolean
  add: boolean
  edit: boolean
  remove: boolean
}

type Changes = Pick<Resource, 'section' | 'create' | 'update' | 'remove' | 'removeMany' | 'form'>

/** What the permission for a resource's section allows. Nothing before it is known who is signed in. */
export function permissionsOf(
  { section, create, update, remove, removeMany, form }: Changes,
  access: Access | undefined,
): Permissions {
  const allowed = access ? sectionAccess(access, section) : 'deny'
  const all = allowed === 'all'
  const changes = {
    add: Boolean(form && create),
    edit: Boolean(form && update),
    remove: Boolean(remove || removeMany),
  }
  return {
    see: allowed !== 'deny',
    readOnly: allowed === 'readonly' && Object.values(changes).includes(true),
    add: all && changes.add,
    edit: all && changes.edit,
    remove: all && changes.remove,
  }
}
