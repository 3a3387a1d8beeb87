import { cellText, rowId } from '../../kit/rows/row-text.ts'
import { PaperHeading, usePrintedCompany } from '../../shared/paper/paper-heading.tsx'
import { instantsOf } from '../../shared/period/period-name.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatNumber } from '../../state/numbers.ts'
import { t } from '../context/list.messages.ts'
import { type QueryContext, type RowsContext, useListQuery, useListRows } from '../context/list-provider.tsx'
import { FilterChips } from '../filter/filter-chips.tsx'
import { pageRange } from './pager.tsx'

/** Columns that a sheet has room for upright. */
const MOST_UPRIGHT = 6

/** Which rows of how many the page has. */
function rangeText({
  state: { page, pageSize },
  listed,
  count,
  resource: { nouns },
}: QueryContext & RowsContext): string {
  const { from, to } = pageRange({ page, pageSize, shown: listed.length, count })
  const range = { from: formatNumber(from), to: formatNumber(to), count: formatNumber(count ?? 0) }
  return `${t(count === undefined ? 'pager.rangeOpen' : 'pager.range', range)} ${nouns.other}`
}

/** All rows of the page in the columns that are shown, as a table that runs from sheet to sheet. */
export function PaperList() {
  usePhoneFormat()
  const list = { ...useListQuery(), ...useListRows() }
  const { resource, columns, rows, state } = list
  const { period, filter, of } = state
  const company = usePrintedCompany(state.customer)
  const customer = resource.rules.hasCustomer ? company : undefined
  const styleOf = ({ cell }: (typeof columns)[number]) => ({ textAlign: cell.align ?? 'start' }) as const
  return (
    <section data-paper="instead" data-paper-wide={columns.length > MOST_UPRIGHT ? '' : undefined}>
      <PaperHeading
        title={resource.title}
        facts={[customer, rangeText(list)]}
        days={period && instantsOf(period)}
        filter={(filter !== '' || of) && <FilterChips />}
      />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col" style={styleOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <td key={column.field} style={styleOf(column)}>
                  <bdi>{cellText(column, row)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
