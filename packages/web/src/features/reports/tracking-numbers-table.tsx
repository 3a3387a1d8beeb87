import type { OverviewFigures, ReportFigures } from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { chunksOf } from '../../kit/rows/calls-by-name.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useKnownFigures } from '../../shared/report/from-rows.ts'
import { useReport } from '../../shared/report/use-report.ts'
import { seesEveryCustomer, useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Widget } from '../../ui/widget.tsx'
import { countedColumns } from './counted-table.tsx'
import { chargesInOwn, inOwnMoney } from './own-figures.ts'
import type { AskedReport } from './report-address.ts'
import { inWords, TableExport } from './report-layout.tsx'
import { ReportTable } from './report-table.tsx'
import type { ReportColumn, ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import { trackingNumbersSpec } from './tracking-numbers-spec.ts'

/** The figures of a tracking number; its customer is named among those of every customer. */
type NumberFigures = ReportFigures & { customer?: string | undefined }

/** The names of customers by their tracking number. */
type Customers = ReadonlyMap<string, string>

const customer: ReportColumn<NumberFigures> = {
  id: 'customer',
  label: t('customers.customer'),
  text: ({ customer = '' }) => customer,
  value: () => undefined,
  fileText: ({ customer = '' }) => customer,
}

/** The table of Overview Reports, each row with the customer of its number. */
export function namedNumbersSpec(
  asked: AskedReport,
  customers: Customers | undefined,
): ReportTableSpec<OverviewFigures, NumberFigures> {
  const { rows, ...spec } = trackingNumbersSpec(asked)
  return {
    ...spec,
    rows: (report) =>
      rows(report).map((row, at) => ({
        ...row,
        figures: { ...row.figures, customer: customers?.get(report.byTrackingNumber[at]?.key ?? '') },
      })),
  }
}

/** Reads which customers have these numbers, in groups. */
export async function customersOfNumbers(numbers: readonly string[], signal?: AbortSignal): Promise<Customers> {
  const customers = new Map<string, string>()
  for (const inq of chunksOf(numbers)) {
    const filter = { where: { tracking_number: { inq } }, include: ['Customer'] } as const
    for (const { tracking_number, Customer } of await api().OpNumber.find({ filter }, signal && { signal }))
      if (Customer) customers.set(tracking_number, Customer.companyName)
  }
  return customers
}

/** The calls of the period by tracking number, as Overview Reports count them. */
export function TrackingNumbersTable({ asked }: { asked: AskedReport }) {
  usePhoneFormat()
  const { access } = useSession()
  const { data, error, mutate } = useReport('Report.overviewReport', asked.question, { silent: true })
  const isKnown = useKnownFigures('Report.overviewReport')
  const isOfAll = seesEveryCustomer(access) && asked.question.customerId === undefined
  const isNamed = useMay('OpNumber.find') && isOfAll
  const numbers = data?.byTrackingNumber.map(({ key }) => key)
  const customers = useAnswer<Customers>(
    isNamed && numbers ? ['OpNumber.find', { numbers }] : null,
    (signal) => customersOfNumbers(numbers ?? [], signal),
    { silent: true },
  )
  const spec = namedNumbersSpec(asked, customers.data)
  const columns = [...(isNamed ? [customer] : []), ...countedColumns<NumberFigures>(isKnown)]
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
