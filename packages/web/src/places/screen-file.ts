import { isList, placeFacts } from './place.ts'
import type { PlaceId } from './places.ts'

const kebab = (id: string) => id.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)

/**
 * Name of the file that holds what a place shows, in the folder of whichever feature: the declaration of a list, or a
 * page. Undefined for a place that leads on to another.
 */
export function screenFile(id: PlaceId): string | undefined {
  const { page = id, redirectTo } = placeFacts[id]
  if (redirectTo) return undefined
  return isList(placeFacts[id]) ? `${kebab(id)}.resource.ts` : `${kebab(page)}-page.tsx`
}
