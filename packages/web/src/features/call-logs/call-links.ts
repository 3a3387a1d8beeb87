import { formatFilterText } from '@lineboard/sdk'
import { hrefOf, rowHref } from '../../places/href.ts'

type OfRows = 'phoneBook' | 'customers' | 'trackingSources' | 'sipGateways'

/** Address of a row by its id. */
export const editHref = (place: OfRows, id: number | undefined): string | undefined =>
  id === undefined ? undefined : rowHref(place, { action: 'edit', id })

type OfNumbers = 'trackingNumbers' | 'receivingNumbers' | 'callLogs'

/** Address of a list's rows that have exactly this value: what a call knows by number alone. */
export const foundHref = (place: OfNumbers, key: string, value: string | undefined): string | undefined =>
  value
    ? hrefOf(
        place,
        {},
        {
          filter: formatFilterText([{ type: 'field', key, operator: 'is', value }], {}),
          ...(place === 'callLogs' && { period: 'all' }),
        },
      )
    : undefined
