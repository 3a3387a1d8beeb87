import { entities } from '@lineboard/contract/entities'
import { countryName } from '../../lib/own-names.ts'
import type { Column } from '../../resource/column.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { t } from '../../resource/resource.messages.ts'
import { cellText } from '../../resource/rows/row-text.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'

/** Something a row says beside its columns. */
export interface FurtherFact {
  field: string
  label: string
  text: string
  /** Several lines to be read as they are, such as JSON. */
  isLong: boolean
}

type Facts = Pick<Resource, 'columns' | 'entity'>

/** The columns that say something of a row, those not shown in the list as well. */
export const columnFacts = ({ columns }: Pick<Resource, 'columns'>, row: object, seesAll: boolean): Column[] =>
  columns.filter((column) => (seesAll || !column.ownerOnly) && cellText(column, row) !== '')

/** What a row says that no column speaks of. An id is left out where a column names what it stands for. */
export function furtherFacts({ columns, entity }: Facts, row: object): FurtherFact[] {
  const { fields, relations } = entities[entity]
  const kinds: Readonly<Record<string, string>> = fields
  const related: Readonly<Record<string, { foreignKey: string }>> = relations
  const spoken = new Set(columns.map(({ field }) => field.split('.')[0] ?? ''))
  const named = [...spoken].map((field) => related[field]?.foreignKey)
  return Object.entries(row).flatMap(([field, value]) => {
    if (spoken.has(field) || named.includes(field) || field in related) return []
    if (value === null || value === undefined || value === '') return []
    return [
      {
        field,
        label: fieldLabel(field),
        text: valueText(value, field, kinds[field]),
        isLong: typeof value === 'object',
      },
    ]
  })
}

function valueText(value: unknown, field: string, kind: string | undefined): string {
  if (typeof value === 'object') return JSON.stringify(value, null, 2)
  if (typeof value === 'boolean') return value ? t('form.yes') : t('form.no')
  if (typeof value === 'string' && kind === 'date-time') return formatDateTime(value)
  if (typeof value === 'string' && field === 'country') return countryName(value)
  // Whole numbers that no column speaks of are ids: digits as they are.
  return typeof value === 'number' && kind === 'number' ? formatNumber(value) : String(value)
}

/** A field's name as people read it: `refundOfId` is Refund of ID. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .map((word) => (/^id$/i.test(word) ? 'ID' : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
