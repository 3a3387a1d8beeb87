import type { CallsOnly } from '@lineboard/sdk/reports'
import { useCall } from '../../data/use-call.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { t } from './reports.messages.ts'

/** What a report is narrowed to, in words: the source by its name. */
export function useOnlyNames({ trackingSourceId, trackingNumber, firstTimeCaller }: CallsOnly = {}) {
  usePhoneFormat()
  const { data } = useCall(
    'TrackingSource.find',
    trackingSourceId === undefined
      ? null
      : { filter: { where: { id: trackingSourceId }, fields: ['id', 'name'], limit: 1 } },
    { silent: true },
  )
  return {
    source: trackingSourceId === undefined ? undefined : (data?.[0]?.name ?? `#${trackingSourceId}`),
    number: trackingNumber && formatPhone(trackingNumber),
    firstTime: firstTimeCaller === undefined ? undefined : t(`only.${firstTimeCaller ? 'yes' : 'no'}`),
  }
}
