import { type CallPlace, type LoadedSetup, numbersLeadingTo } from '@lineboard/sdk/call-path'
import { useId } from 'react'
import { rowHref } from '../../places/href.ts'
import type { RowDialogModule } from '../../resource/actions/action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { usePhoneFormat } from '../phone/format-phone.ts'
import { t as title } from './call-path-title.messages.ts'
import type { CallTarget } from './call-target.ts'
import { NamingRows } from './naming-rows.tsx'
import { overruledOf } from './overruled-of.ts'
import { t } from './panel/call-path.messages.ts'
import { useCallSetup } from './panel/use-call-setup.ts'

interface LeadingHereProps {
  model: CallTarget
  row: { id: number }
  onClose: () => void
}

function LeadingHere({ model, row: { id }, onClose }: LeadingHereProps) {
  return (
    <Dialog title={title('leadingHere')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <Numbers place={{ model, id }} />
      <NamingRows model={model} id={id} />
    </Dialog>
  )
}

/** The dialogs that show which numbers' calls come to a row, and what sends them there, by the model of the row. */
export const dialogs: Record<CallTarget, RowDialogModule<{ id: number }>> = {
  RoutingAction: { ActionDialog: (props) => <LeadingHere model="RoutingAction" {...props} /> },
  Ivr: { ActionDialog: (props) => <LeadingHere model="Ivr" {...props} /> },
  ReceivingNumber: { ActionDialog: (props) => <LeadingHere model="ReceivingNumber" {...props} /> },
  SipGateway: { ActionDialog: (props) => <LeadingHere model="SipGateway" {...props} /> },
}

function Numbers({ place }: { place: CallPlace }) {
  const { data, error, mutate } = useCallSetup('in use')
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <p role="status">{t('loading')}</p>
  const numbers = numbersLeadingTo(data.setup, data.numbers, place)
  const overruled = overruledOf(data.numbers, numbers, place)
  return (
    <>
      {numbers.length === 0 ? <p>{t('nobodyLeads')}</p> : <NumberList title={t('numbersLead')} numbers={numbers} />}
      {overruled.length > 0 && <NumberList title={t('overruled')} numbers={overruled} />}
    </>
  )
}

function NumberList({ title, numbers }: { title: string; numbers: LoadedSetup['numbers'] }) {
  const formatPhone = usePhoneFormat()
  const titleId = useId()
  return (
    <>
      <p id={titleId}>{title}</p>
      <ul aria-labelledby={titleId}>
        {numbers.map(({ id, tracking_number, description }) => (
          <li key={id}>
            <PlaceLink href={rowHref('trackingNumbers', { action: 'edit', id })}>
              {formatPhone(tracking_number)}
            </PlaceLink>
            {description && ` ${description}`}
          </li>
        ))}
      </ul>
    </>
  )
}
