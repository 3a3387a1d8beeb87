import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import type { Column } from '../column.ts'
import type { Resource } from '../define-resource.ts'
import { t } from '../resource.messages.ts'
import { valueAt } from '../value-at.ts'

/** Text of a column's value in a row; empty where there is none. */
export function cellText({ field, cell }: Pick<Column, 'field' | 'cell'>, row: object): string {
  const value = valueAt(row, field)
  return value === undefined ? '' : cell.toText(value, row)
}

/** Id of a row; NaN for what carries none. */
export const rowId = (row: object): number => Number(valueAt(row, 'id'))

/** What a row is called in questions and for screen readers. */
export const rowName = (resource: Pick<Resource, 'lead' | 'nouns'>, row: object): string =>
  cellText(resource.lead, row) || t('row.unnamed', { noun: resource.nouns.one, id: rowId(row) })

type Named = Pick<Resource, 'lead' | 'nouns'>

/** rowName() for what stays on the screen: it is drawn anew once numbers from abroad can be read in groups. */
export function useRowName(resource: Named): (row: object) => string {
  usePhoneFormat()
  return (row) => rowName(resource, row)
}
