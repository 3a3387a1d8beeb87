import type { Access } from '@lineboard/sdk'
import { isSeen } from '../../../places/is-seen.ts'
import { placeFacts } from '../../../places/place.ts'
import { declarationOf } from '../../../resource/declarations.ts'
import type { Resource } from '../../../resource/define-resource.ts'
import { permissionsOf } from '../../../resource/resource-permissions.ts'
import { foundPlaces } from './found-by.ts'

/** The lists whose rows a person sees: no other is ever asked, nor its code fetched. */
export async function seenLists(access: Access): Promise<Resource[]> {
  const seen = foundPlaces.filter((id) => isSeen(placeFacts[id], access))
  const declared = await Promise.all(seen.map(declarationOf))
  return declared.filter((resource) => permissionsOf(resource, access).see)
}
