import { entities } from '@lineboard/contract/entities'
import { formatFilterText, searchableFields } from '@lineboard/sdk'
import { wholePart } from '@lineboard/sdk/reports'
import { numberCell } from '../../kit/cells/number-cells.tsx'
import type { Cell, CellProps } from '../../kit/column.ts'
import { countBy, counted } from '../../kit/count-by.ts'
import { valueAt } from '../../kit/value-at.ts'
import { hrefOf } from '../../places/href.ts'
import { instantsOf } from '../../shared/period/period-name.ts'
import { timeZone } from '../../state/dates.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './tracking-sources.messages.ts'

/** What each kind of source is called. */
export const kindLabels = {
  paid_search: t('paidSearch'),
  organic_search: t('organicSearch'),
  social: t('social'),
  display: t('display'),
  email: t('email'),
  direct_mail: t('directMail'),
  print: t('print'),
  radio: t('radio'),
  tv: t('tv'),
  outdoor: t('outdoor'),
  referral: t('referral'),
  website: t('website'),
  other: t('otherKind'),
} as const

/** Numbers behind each source, whatever their state: as many as the list of them has. */
export const countedNumbers = counted({
  call: 'OpNumber.find',
  argsOf: (ids) =>
    ({
      filter: {
        where: { tracking_sourceId: { inq: [...ids] } },
        fields: ['id', 'tracking_sourceId'],
      },
    }) as const,
  countsOf: (numbers) => countBy(numbers, 'tracking_sourceId'),
})

/** Calls of the last 30 days that came from each source. */
export const countedCalls = counted({
  call: 'Report.dashboardData',
  argsOf(ids) {
    const { start, end, offset } = wholePart(instantsOf({ mode: 'last30' }), timeZone())
    const span = { startDate: start, endDate: end, timezoneOffset: offset }
    return { body: { widgetName: 'callsByTrackingSource', ...span, trackingSources: ids } } as const
  },
  countsOf: ({ series }) => new Map(series.map(({ key, value }) => [Number(key), value])),
})

const searchable = searchableFields(entities, 'OpNumber')

/** The list of the numbers behind a source; sources of several customers may have one name. */
const numbersOf = (name: string, customerId: number | undefined) =>
  hrefOf(
    'trackingNumbers',
    {},
    {
      customer: customerId,
      filter: formatFilterText([{ type: 'field', key: 'trackingSourceName', value: name, operator: 'is' }], searchable),
    },
  )

function NumbersLink({ value, row, tabIndex }: CellProps<number>) {
  const { access } = useSession()
  const customerId = seesEveryCustomer(access) ? Number(valueAt(row, 'customerId')) : undefined
  return (
    <PlaceLink href={numbersOf(String(valueAt(row, 'name')), customerId)} tabIndex={tabIndex}>
      {numberCell.toText(value)}
    </PlaceLink>
  )
}

/** How many numbers stand behind a source, linked to the list of them. */
export const numbersCell: Cell<number> = {
  ...numberCell,
  render: (props) => (props.value === 0 ? numberCell.toText(0) : <NumbersLink {...props} />),
}

/** Leads to the report that says what a call of each source costs: in the days of the list's own counts, as today has few calls. */
export const Banner = () => (
  <PlaceLink href={hrefOf('roiReport', {}, { period: 'last30' })} isAction>
    {t('costPerCall')}
  </PlaceLink>
)
