import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import type { Column } from '../../resource/column.ts'
import type { Resource } from '../../resource/define-resource.ts'
import { cellText } from '../../resource/rows/row-text.ts'
import { valueAt } from '../../resource/rows/value-at.ts'
import { Fact, FactList, FactsSection } from '../../ui/facts.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { t } from '../list.messages.ts'
import { columnFacts, furtherFacts } from './row-facts.ts'
import styles from './row-facts-view.module.css'

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
