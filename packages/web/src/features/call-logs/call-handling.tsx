import type { components } from '@lineboard/contract'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/names.ts'
import { formatDateTime } from '../../state/dates.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { callHandlingCell } from './call-handling-cell.ts'
import { t } from './call-logs.messages.ts'

/** What has become of a call that nobody answered, by whom and when; nothing for other calls. */
export function CallHandling({ call }: { call: components['schemas']['CallLog'] }) {
  const { id, handling, handledBy, handledAt } = call
  const filter = { where: { id }, include: ['handler'], limit: 1 } as const
  // The list may have come without the person.
  const isNamed = handledBy === undefined || call.handler !== undefined
  const read = useCall('CallLog.find', isNamed ? null : { filter }, { silent: true }).data
  if (handling === undefined) return null
  const handler = call.handler ?? read?.[0]?.handler
  const isByCall = handling === 'called_back' && handledBy === undefined
  return (
    <Facts title={t('handlingTitle')}>
      <Fact label={t('handling')}>{callHandlingCell.render?.({ value: handling, row: call, tabIndex: 0 })}</Fact>
      <Fact label={t('handledBy')}>{isByCall ? t('laterCall') : handler && personName(handler)}</Fact>
      <Fact label={t('handledAt')}>{handledAt && formatDateTime(handledAt)}</Fact>
    </Facts>
  )
}
