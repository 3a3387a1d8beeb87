import type { ReactNode } from 'react'
import { rowHref } from '../places/href.ts'
import type { RowPlaceId } from '../places/places.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './related-value.module.css'

interface RelatedValueProps {
  place: RowPlaceId
  /** Id of the related row; without one there is no way to it. */
  id: unknown
  tabIndex: number
  children: ReactNode
}

/** Name of a related row, linked to where that one opens, for who may see it there. */
export function RelatedValue({ place, id, tabIndex, children }: RelatedValueProps) {
  if (typeof id !== 'number') return children
  return (
    <PlaceLink className={styles.link} dir="auto" href={rowHref(place, { action: 'edit', id })} tabIndex={tabIndex}>
      {children}
    </PlaceLink>
  )
}
