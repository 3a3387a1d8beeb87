import { useEffect, useState } from 'react'
import type { ListPlaceId } from '../places/places.ts'
import { declarationOf } from './declarations.ts'
import type { Resource } from './define-resource.ts'

/** How the rows of a place are listed; undefined until it has come, null where it can't be had. */
export function useDeclaration(place: ListPlaceId | undefined): Resource | null | undefined {
  const [declared, setDeclared] = useState<{ of: ListPlaceId; resource: Resource | null }>()
  useEffect(() => {
    if (!place) return undefined
    let isWanted = true
    const show = (resource: Resource | null) => isWanted && setDeclared({ of: place, resource })
    declarationOf(place).then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [place])
  if (!place) return null
  return declared?.of === place ? declared.resource : undefined
}
