import { rowHref } from '../../places/href.ts'
import type { RowPlaceId } from '../../places/places.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import type { Cell } from '../column.ts'
import { valueAt } from '../rows/field-path.ts'
import styles from './relation-cell.module.css'

interface RelationTarget {
  /** List the related rows are in. */
  place: RowPlaceId
  /** Field of this row that holds the id of the related one. */
  foreignKey: string
}

/** Name of a related row instead of its id, linked to where that one opens, for who may see it there. */
export function relationCell(target?: RelationTarget): Cell<string> {
  const cell: Cell<string> = { toText: (value) => value, widthPx: 150 }
  if (!target) return cell
  return {
    ...cell,
    render: ({ value, row, tabIndex }) => (
      <PlaceLink
        className={styles.link}
        href={rowHref(target.place, { action: 'edit', id: Number(valueAt(row, target.foreignKey)) })}
        tabIndex={tabIndex}
      >
        {value}
      </PlaceLink>
    ),
  }
}
