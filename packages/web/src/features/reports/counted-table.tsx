import type { ReportFigures } from '@lineboard/sdk/reports'
import { useSearch } from 'wouter'
import { useAnswer } from '../../data/use-answer.ts'
import { hrefOf } from '../../places/href.ts'
import { formatNumber } from '../../state/numbers.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Widget } from '../../ui/widget.tsx'
import { columnOf, figures } from './figure-columns.ts'
import { chargesInOwn, inOwnMoney } from './own-figures.ts'
import type { AskedReport } from './report-address.ts'
import { inWords, TableExport } from './report-layout.tsx'
import { ReportTable } from './report-table.tsx'
import type { ReportColumn, ReportTableSpec } from './report-table-spec.ts'

/** Calls of this many are counted without anybody asking for it. */
const FEW_CALLS = 5000

const shownFigures: ReadonlySet<string> = new Set(['calls', 'answered', 'missed', 'talkSeconds', 'charge'])

/** The figures of tables that are counted call by call, and of what stands beside them. */
export const countedColumns = <Figures extends ReportFigures>(
  isKnown: (figure: keyof ReportFigures) => boolean = () => true,
): ReportColumn<Figures>[] =>
  figures
    .filter(({ id }) => shownFigures.has(id) && isKnown(id))
    .map((figure) => columnOf<Figures>(figure, (row) => row[figure.id]))

export interface CountedTableProps {
  /** The report that shows it. */
  report: 'activityReport' | 'overviewReport'
  asked: AskedReport
  /** Calls of the period; undefined until that is known. */
  calls: number | undefined
}

interface Props<Data, Figures extends ReportFigures> extends CountedTableProps {
  spec: ReportTableSpec<Data, Figures>
  columns: readonly ReportColumn<Figures>[]
  /** Counts the calls. */
  count: (signal: AbortSignal | undefined) => Promise<Data>
  /** What is said before many calls are counted, and what begins it. */
  texts: { many: (calls: string) => string; count: string }
}

/** A table that is counted call by call: where there are many, as soon as somebody asks for it. */
export function CountedTable<Data, Figures extends ReportFigures>(props: Props<Data, Figures>) {
  const { report, asked, calls, spec, columns, count, texts } = props
  const search = useSearch()
  const isChosen = new URLSearchParams(search).get('table') === spec.id
  const isWanted = isChosen || (calls !== undefined && calls <= FEW_CALLS)
  const answer = useAnswer<Data>(isWanted ? ['CallLog.find', { [spec.id]: asked.question }] : null, count, {
    silent: true,
  })
  const { data, error, mutate } = answer
  if (!isWanted) {
    const chosen = new URLSearchParams(search)
    chosen.set('table', spec.id)
    return (
      <Widget title={spec.title} answer={{ data: calls, error: undefined, mutate }} heightPx={40}>
        {(many) => (
          <p>
            {texts.many(formatNumber(many))} <PlaceLink href={hrefOf(report, {}, chosen)}>{texts.count}</PlaceLink>
          </p>
        )}
      </Widget>
    )
  }
  return (
    <Widget
      title={spec.title}
      action={data && <TableExport spec={spec} columns={columns} data={data} asked={asked} />}
      answer={{ data, mutate, error: error && inWords(error) }}
      heightPx={120}
    >
      {(known) => <ReportTable spec={inOwnMoney(spec, chargesInOwn)} columns={columns} data={known} />}
    </Widget>
  )
}
