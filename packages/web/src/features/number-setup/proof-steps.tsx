import { isInProgress } from '@lineboard/contract/call-result'
import { useEffect, useEffectEvent, useState } from 'react'
import { subscribeLive } from '../../data/live.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { rowHref } from '../../places/href.ts'
import { CallFlow } from '../../shared/call-flow/call-flow.tsx'
import { mayTrace, offersTestCalls } from '../../shared/call-flow/may-trace.ts'
import { TestCall } from '../../shared/call-flow/test-call.tsx'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { formatTime } from '../../state/dates.ts'
import { isRefused } from '../../state/may.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { t } from './number-setup.messages.ts'
import type { OpNumber } from './use-setup.ts'

/** How far the clocks of browser and server may be apart, in milliseconds. */
const SKEW_MS = 60_000
const SHOWN = 5

/** What comes in to a number from now on, as soon as the server tells of it. */
function IncomingCalls({ number, onCall }: { number: string; onCall: () => void }) {
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
  const hasCall = calls.length > 0
  const tell = useEffectEvent(onCall)
  useEffect(() => {
    if (hasCall) tell()
  }, [hasCall])
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
          {isInProgress(call, Date.now()) ? t('underWay') : t(`became.${call.status}`)}
        </p>
      ))}
    </div>
  )
}

/** A call to the number: made by the mock server where there is one and the person may have it made, else by the person. */
export function TestStep({ row, onCall }: { row: OpNumber; onCall: () => void }) {
  if (offersTestCalls(row)) return <TestCall number={row.tracking_number} keys={[]} onCall={onCall} />
  return (
    <>
      <p>{t('callYourself')}</p>
      <IncomingCalls number={row.tracking_number} onCall={onCall} />
    </>
  )
}

/** What the number has now, and where its calls go. */
export function SummaryStep({ row }: { row: OpNumber }) {
  const formatPhone = usePhoneFormat()
  const { id, tracking_number, TrackingSource, ReceivingNumber, SipGateway, RoutingAction, Customer } = row
  return (
    <>
      <FactList>
        <Fact label={t('number')}>
          <PlaceLink href={rowHref('trackingNumbers', { action: 'edit', id })}>
            {formatPhone(tracking_number)}
          </PlaceLink>
        </Fact>
        <Fact label={t('source')}>{TrackingSource?.name}</Fact>
        <Fact label={t('receivingNumber')}>{ReceivingNumber && formatPhone(ReceivingNumber.number)}</Fact>
        <Fact label={t('gateway')}>{SipGateway?.name ?? t('defaultGateway')}</Fact>
        <Fact label={t('routingAction')}>{RoutingAction?.name}</Fact>
      </FactList>
      {mayTrace() && <CallFlow numberId={id} currency={Customer?.currency} />}
    </>
  )
}
