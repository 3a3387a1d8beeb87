import type { PeriodRange } from '@lineboard/sdk'
import type { CallsOnly } from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'
import { comma } from '../../lib/messages.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { formatTimeZoneOver } from '../../state/time-zone-name.ts'
import type { PictureFacts } from '../chart/picture-option.ts'
import { rangeName } from '../period/period-name.ts'
import { formatPhone } from '../phone/format-phone.ts'
import { t } from './picture-facts.messages.ts'

/** What a chart counts. */
interface Counted {
  /** What the file is called. */
  name: string
  current: PeriodRange
  customerId?: number | undefined
  only?: CallsOnly | undefined
}

const fields = ['id', 'name'] as const

async function sourceName(id: number): Promise<string> {
  const [source] = await api().TrackingSource.find({ filter: { where: { id }, fields, limit: 1 } })
  return source?.name ?? `#${id}`
}

async function customerName(id: number | undefined): Promise<string | undefined> {
  if (!seesEveryCustomer(session.access)) return session.user?.Customer?.companyName
  if (id === undefined) return t('allCustomers')
  const [customer] = await api().Customer.find({ filter: { where: { id }, fields: ['id', 'companyName'], limit: 1 } })
  return customer?.companyName ?? `#${id}`
}

/** What a picture of a chart says: its period and zone, whose calls these are, and which of them. Asks for the names that it needs. */
export async function pictureFacts({ name, current, customerId, only = {} }: Counted): Promise<PictureFacts> {
  const { trackingSourceId: source, trackingNumber: number, firstTimeCaller } = only
  const [customer, ofSource] = await Promise.all([
    customerName(customerId),
    source === undefined ? undefined : sourceName(source),
  ])
  const narrowed = [
    ofSource && t('source', { name: ofSource }),
    number && t('number', { number: formatPhone(number) }),
    firstTimeCaller === undefined ? undefined : t(firstTimeCaller ? 'firstTime' : 'known'),
  ]
  return {
    name: `${name}-${current.first}-${current.last}`,
    lines: [
      `${rangeName(current)}, ${formatTimeZoneOver(current.startsAt, current.endsAt)}`,
      ...[customer, narrowed.filter(Boolean).join(comma)].flatMap((line) => (line ? [line] : [])),
    ],
  }
}
