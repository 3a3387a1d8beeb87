import { type Access, canRead, canWrite, menuVisibility } from '@lineboard/sdk'
import type { AppRoute } from './app-route.ts'

/** Why a person may not open an address: not at all, or not what changes things. */
export type Refusal = 'denied' | 'read-only'

type Guarded = Pick<AppRoute, 'path' | 'section' | 'menu'>

/** Parts of an address that only open something to change. Editing shows its values to everybody who may read. */
const change = /\/(add|delete|setup|addapikey|deletekey)(\/|$)/

/** Lists say themselves that their rows may not be seen, in the place of the rows. */
const isList = ({ path }: Guarded) => path.endsWith('/*?')

/** Whether the person may see what a route shows. */
export const isSeen = ({ section, menu }: Guarded, access: Access): boolean =>
  section ? canRead(access, section) : !menu || menuVisibility(access)[menu]

/** Why the person may not open a route at this path; undefined for who may. */
export function refusalOf(route: Guarded, access: Access, path: string): Refusal | undefined {
  const { section } = route
  if (!isSeen(route, access)) return isList(route) ? undefined : 'denied'
  return section && change.test(path) && !canWrite(access, section) ? 'read-only' : undefined
}
