import { type CustomerFigures, customerFigures, type ReportFigures } from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { chunksOf } from '../../kit/rows/calls-by-name.ts'
import { ofOnly } from '../../shared/report/calls-meant.ts'
import { CUSTOMERS } from './callers-href.ts'
import { CountedTable, type CountedTableProps, countedColumns } from './counted-table.tsx'
import type { AskedReport } from './report-address.ts'
import type { ReportTableSpec } from './report-table-spec.ts'
import { t } from './reports.messages.ts'

interface Customers {
  rows: readonly (CustomerFigures & { name: string })[]
  totals: ReportFigures
}

/** The table of customers, each with the calls that it counts. */
export function customersSpec({ current, question }: AskedReport): ReportTableSpec<Customers, ReportFigures> {
  const blocks = ofOnly(question.only)
  return {
    id: CUSTOMERS,
    title: t('customers.title'),
    head: t('customers.customer'),
    rows: ({ rows }) =>
      rows.map(({ key, name, ...figures }) => ({
        ...{ key, label: name, figures },
        calls: { days: current, customerId: Number(key), blocks },
      })),
    totals: ({ totals }) => ({ figures: totals, calls: { days: current, blocks } }),
  }
}

/** The figures of each customer with its name; the id stands for one that is gone. */
export async function namedCustomerFigures(
  question: AskedReport['question'],
  signal: AbortSignal | undefined,
): Promise<Customers> {
  const options = signal && { signal }
  const { rows, totals } = await customerFigures(api(), question, options)
  const names = new Map<string, string>()
  for (const ids of chunksOf(rows.map(({ key }) => Number(key)))) {
    const filter = { where: { id: { inq: ids } }, fields: ['id', 'companyName'] } as const
    for (const { id, companyName } of await api().Customer.find({ filter }, options)) names.set(String(id), companyName)
  }
  return { rows: rows.map((row) => ({ ...row, name: names.get(row.key) ?? `#${row.key}` })), totals }
}

/** The calls of the period by customer, most calls first: for staff who see those of all. */
export const CustomersTable = (props: CountedTableProps) => (
  <CountedTable
    {...props}
    spec={customersSpec(props.asked)}
    columns={countedColumns<ReportFigures>()}
    count={(signal) => namedCustomerFigures(props.asked.question, signal)}
    texts={{ many: (many) => t('customers.many', { calls: many }), count: t('customers.count') }}
  />
)
