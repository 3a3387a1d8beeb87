import { type Access, menuVisibility, type SectionAccess, sectionAccess } from '@lineboard/sdk'
import type { Resource } from './define-resource.ts'

/** What the signed-in person may do with a resource, and what the resource has a call for. */
export interface Permissions {
  see: boolean
  /** Sees rows that others may change. */
  readOnly: boolean
  /** May change rows, as far as there are calls for it. */
  change: boolean
  add: boolean
  edit: boolean
  remove: boolean
  /** May do something with several rows at once. */
  select: boolean
}

type Guarded = Pick<Resource, 'section' | 'seenAs'>
type Changes = Guarded &
  Pick<Resource, 'create' | 'update' | 'remove' | 'removeMany' | 'form' | 'actions' | 'changesMany'>

/** What a person may do with a resource: by its section, or all or nothing where it has none. */
function resourceAccess({ section, seenAs }: Guarded, access: Access): SectionAccess {
  if (section !== undefined) return sectionAccess(access, section)
  const isSeen = seenAs === 'superAdministrator' ? access.isSuperAdmin : seenAs && menuVisibility(access)[seenAs]
  return isSeen ? 'all' : 'deny'
}

/** What may be done with a resource. Nothing before it is known who is signed in. */
export function permissionsOf(resource: Changes, access: Access | undefined): Permissions {
  const { create, update, remove, removeMany, form, actions, changesMany = false } = resource
  const allowed = access ? resourceAccess(resource, access) : 'deny'
  const all = allowed === 'all'
  const changes = {
    add: Boolean(form && create),
    edit: Boolean(form && update),
    remove: Boolean(remove || removeMany),
  }
  const canBeChanged = Object.values(changes).includes(true) || actions?.some(({ forReaders }) => !forReaders) === true
  return {
    see: allowed !== 'deny',
    readOnly: allowed === 'readonly' && canBeChanged,
    change: all,
    add: all && changes.add,
    edit: all && changes.edit,
    remove: all && changes.remove,
    select: all && (changes.remove || (changes.edit && changesMany)),
  }
}
