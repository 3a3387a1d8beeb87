import { mayTrace } from '../../parts/call-path/may-trace.ts'
import { offersTestCalls } from '../../parts/call-path/offers-test-calls.ts'
import { CallPath } from '../../parts/call-path/panel/call-path.tsx'
import { TestCall } from '../../parts/call-path/panel/test-call.tsx'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { rowHref } from '../../places/href.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { IncomingCalls } from './incoming-calls.tsx'
import { t } from './number-setup.messages.ts'
import type { OpNumber } from './setup-values.ts'

/** A call to the number: made by the mock server where there is one and the person may have it made, else by the person. */
export function TestStep({ row }: { row: OpNumber }) {
  if (offersTestCalls(row)) return <TestCall number={row.tracking_number} keys={[]} />
  return (
    <>
      <p>{t('callYourself')}</p>
      <IncomingCalls number={row.tracking_number} />
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
      {mayTrace() && <CallPath numberId={id} currency={Customer?.currency} />}
    </>
  )
}
