import { goesOn } from '@lineboard/contract/call-result'
import { useEffect, useState } from 'react'
import { subscribeLive } from '../../data/live.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { rowHref } from '../../places/href.ts'
import { formatTime } from '../../state/dates.ts'
import { isRefused } from '../../state/may.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { t } from './number-setup.messages.ts'

/** How far the clocks of browser and server may be apart, in milliseconds. */
const SKEW_MS = 60_000
const SHOWN = 5

/** What comes in to a number from now on, as soon as the server tells of it. */
export function IncomingCalls({ number }: { number: string }) {
  const formatPhone = usePhoneFormat()
  const [since] = useState(() => new Date(Date.now() - SKEW_MS))
  const { data: calls = [] } = useCall(
    'CallLog.find',
    { filter: { where: { trackingNumber: number, startedAt: { gte: since } }, order: 'startedAt DESC', limit: SHOWN } },
    { silent: true },
  )
  useEffect(
    () => subscribeLive('call_log', () => void refresh('CallLog'), { onGap: () => void refresh('CallLog') }),
    [],
  )
  if (isRefused('CallLog.find')) return null
  return (
    <div role="status">
      {calls.length === 0 && <p>{t('noCallYet')}</p>}
      {calls.map((call) => (
        <p key={call.id}>
          <PlaceLink href={rowHref('callLogs', { action: 'view', id: call.id })}>
            <Unbroken>
              {t('cameIn', { time: formatTime(call.startedAt), caller: formatPhone(call.callerNumber) })}
            </Unbroken>
          </PlaceLink>{' '}
          {goesOn(call, Date.now()) ? t('underWay') : t(`became.${call.status}`)}
        </p>
      ))}
    </div>
  )
}
