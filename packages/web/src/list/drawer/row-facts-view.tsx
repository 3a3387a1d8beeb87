import { entities } from '@lineboard/contract/entities'
import type { Column } from '../../kit/column.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { t as rowFactsT } from '../../kit/resource.messages.ts'
import { cellText } from '../../kit/rows/row-text.ts'
import { valueAt } from '../../kit/value-at.ts'
import { countryName } from '../../lib/own-names.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Fact, FactList, FactsSection, LongText } from '../../ui/facts.tsx'
import { t } from '../context/list.messages.ts'
import styles from './row-facts-view.module.css'

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
  if (typeof value === 'boolean') return value ? rowFactsT('form.yes') : rowFactsT('form.no')
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

interface RowFactsViewProps {
  resource: Resource
  row: object
  /** Whether the person sees the rows of every customer. */
  seesAll: boolean
}

/** All a row says, for rows whose declaration has neither a form nor details of its own. */
export function RowFactsView({ resource, row, seesAll }: RowFactsViewProps) {
  usePhoneFormat()
  const further = furtherFacts(resource, row)
  const short = further.filter(({ isLong }) => !isLong)
  return (
    <div className={styles.facts}>
      <FactList>
        {columnFacts(resource, row, seesAll).map((column) => (
          <Fact key={column.field} label={column.label}>
            <Value column={column} row={row} />
          </Fact>
        ))}
      </FactList>
      {short.length > 0 && (
        <FactsSection title={t('drawer.further')}>
          <FactList>
            {short.map(({ field, label, text }) => (
              <Fact key={field} label={label}>
                {text}
              </Fact>
            ))}
          </FactList>
        </FactsSection>
      )}
      {further
        .filter(({ isLong }) => isLong)
        .map(({ field, label, text }) => (
          <FactsSection key={field} title={label}>
            <LongText>{text}</LongText>
          </FactsSection>
        ))}
    </div>
  )
}

function Value({ column, row }: { column: Column; row: object }) {
  const value = valueAt(row, column.field)
  return column.cell.render?.({ value, row, tabIndex: 0 }) ?? cellText(column, row)
}
