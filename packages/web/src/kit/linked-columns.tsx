import { entities } from '@lineboard/contract/entities'
import type { ReactNode } from 'react'
import { rowHref } from '../places/href.ts'
import { placeOfEntity } from '../places/place.ts'
import type { RowPlaceId } from '../places/places.ts'
import { CallIcon } from '../shared/phone/call-icon.tsx'
import { usePhoneFormat } from '../shared/phone/format-phone.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import type { Cell, CellProps, Column } from './column.ts'
import styles from './phone-value.module.css'
import relatedValueStyles from './related-value.module.css'
import { valueAt } from './value-at.ts'

interface PhoneValueProps {
  /** As the wire has it. */
  number: string
  tabIndex?: number
  /** The number as it is read. */
  children: ReactNode
}

/** A phone number that can be called from where it stands. */
function PhoneValue({ number, tabIndex = 0, children }: PhoneValueProps) {
  return (
    <span className={styles.phone}>
      {children}
      <CallIcon number={number} tabIndex={tabIndex} />
    </span>
  )
}

interface RelatedValueProps {
  place: RowPlaceId
  /** Id of the related row; without one there is no way to it. */
  id: unknown
  tabIndex: number
  children: ReactNode
}

/** Name of a related row, linked to where that one opens, for who may see it there. */
function RelatedValue({ place, id, tabIndex, children }: RelatedValueProps) {
  if (typeof id !== 'number') return children
  return (
    <PlaceLink
      className={relatedValueStyles.link}
      dir="auto"
      href={rowHref(place, { action: 'edit', id })}
      tabIndex={tabIndex}
    >
      {children}
    </PlaceLink>
  )
}

interface Relation {
  readonly model: string
  readonly type: string
  readonly foreignKey: string
}

const known: Readonly<Record<string, { readonly relations: Readonly<Record<string, Relation>> }>> = entities

/** The row of another list that a column names. */
interface Named {
  place: RowPlaceId
  /** Field that holds its id. */
  foreignKey: string
}

/** The relations of an entity to the one row each that its rows belong to, or name. */
export function ownedBy(entity: string): Relation[] {
  const relations = known[entity]?.relations ?? {}
  return Object.values(relations).filter(({ type }) => type === 'belongsTo')
}

/** Text, and no value that merely belongs to the related row, such as an amount or a state. */
const isName = ({ render, drawsName, choices, align = 'left' }: Cell) =>
  (!render || drawsName) && !choices && align === 'left'

/** What a column names, by the contract's relations: a field of one row related, or a copy of its name by the key beside it. */
function namedBy({ field, cell }: Column, entity: keyof typeof entities): Named | undefined {
  const relations: Readonly<Record<string, Relation>> = entities[entity].relations
  const { names } = cell
  const [related = '', ...below] = field.split('.')
  const relation = names ? ownedBy(entity).find(({ foreignKey }) => foreignKey === names) : relations[related]
  if (relation?.type !== 'belongsTo' || !isName(cell) || (!names && below.length !== 1)) return undefined
  const place = placeOfEntity(relation.model)
  return place && { place, foreignKey: relation.foreignKey }
}

/** The column with links to what it names, and ways to call the numbers it shows. */
export function linkedColumn(column: Column, entity: keyof typeof entities): Column {
  const { cell } = column
  const named = namedBy(column, entity)
  if (!named && (!cell.isPhone || cell.render)) return column
  return { ...column, cell: { ...cell, render: (props) => <Value {...props} cell={cell} named={named} /> } }
}

interface ValueProps extends CellProps {
  cell: Cell
  named: Named | undefined
}

function Value({ value, row, tabIndex, cell, named }: ValueProps) {
  // What is read in groups is drawn anew once numbers from abroad can be.
  usePhoneFormat()
  const text = cell.render?.({ value, row, tabIndex }) ?? cell.toText(value, row)
  const name = named ? (
    <RelatedValue place={named.place} id={valueAt(row, named.foreignKey)} tabIndex={tabIndex}>
      {text}
    </RelatedValue>
  ) : (
    text
  )
  return cell.isPhone && typeof value === 'string' ? (
    <PhoneValue number={value} tabIndex={tabIndex}>
      {name}
    </PhoneValue>
  ) : (
    name
  )
}
