import { type Access, isInPerson, type SectionAccess, sectionAccess } from '@lineboard/sdk'
import { isSeen } from '../places/is-seen.ts'
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
  /** Is the super administrator, who gives rows of one customer to another. */
  administer: boolean
}

type Guarded = Pick<Resource, 'section' | 'forChangers' | 'seenAs'>
type Changes = Guarded &
  Pick<
    Resource,
    'create' | 'update' | 'remove' | 'removeMany' | 'form' | 'actions' | 'changesMany' | 'onlySuperAdministrator'
  >

/** Whether a person may change anything at all: what no section stands for is read by all, and changed by those who may. */
export const worksOnSomething = ({ isSuperAdmin, sections }: Access): boolean =>
  isSuperAdmin || Object.values(sections).includes('all')

/** What a person may do with a resource: by its section, or where it has none by whether there is anything to change. */
function resourceAccess(resource: Guarded, access: Access): SectionAccess {
  if (!isSeen(resource, access)) return 'deny'
  if (resource.section !== undefined) return sectionAccess(access, resource.section)
  return worksOnSomething(access) ? 'all' : 'readonly'
}

/**
 * What may be done with a resource. Nothing before it is known who is signed in; `isActing` leaves out what is done in person,
 * while the person acts as somebody else.
 */
export function permissionsOf(resource: Changes, access: Access | undefined, isActing = false): Permissions {
  const { create, update, remove, removeMany, form, actions, changesMany = false } = resource
  const allowed = access ? resourceAccess(resource, access) : 'deny'
  const all = allowed === 'all'
  const reserved = access?.isSuperAdmin ? [] : (resource.onlySuperAdministrator ?? [])
  const calls = {
    add: Boolean(form && create),
    edit: Boolean(form && update),
    remove: Boolean(remove || removeMany),
  }
  const isLeft = (call: string | undefined) => !(isActing && call !== undefined && isInPerson(call))
  const changes = {
    add: calls.add && !reserved.includes('add') && isLeft(create),
    edit: calls.edit && !reserved.includes('edit') && isLeft(update),
    remove: calls.remove && !reserved.includes('remove') && isLeft(remove),
  }
  const isAny = (some: object) => Object.values(some).includes(true)
  const hasActions = actions?.some(({ forReaders }) => !forReaders) === true
  const isForOthers = all ? isAny(calls) && !isAny(changes) && !hasActions : isAny(calls) || hasActions
  return {
    see: allowed !== 'deny',
    readOnly: allowed !== 'deny' && isForOthers,
    change: all,
    add: all && changes.add,
    edit: all && changes.edit,
    remove: all && changes.remove,
    select: all && (changes.remove || (changes.edit && changesMany)),
    administer: access?.isSuperAdmin === true,
  }
}
