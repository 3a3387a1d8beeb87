import type { CardPlace, Column } from '../../resource/column.ts'

/** Where a column stands on a card; undefined where it does not. Whose a row is, the owner's people see on every card. */
export const cardPlaceOf = ({ card, ownerOnly }: Pick<Column, 'card' | 'ownerOnly'>): CardPlace | undefined =>
  card ?? (ownerOnly && 'detail')
