import type { components } from '@lineboard/contract'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { IgnoredNote } from '../../parts/number-routing/ignored-note.tsx'
import { usePhoneFormat } from '../../parts/phone/format-phone.ts'
import { rowHref } from '../../places/href.ts'
import { declarationOf } from '../../resource/declarations.ts'
import { ReassignDialog } from '../../resource/reassign/reassign-dialog.tsx'
import { editLater } from '../../resource/runs/edit-rows.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { type RingTarget, ringTargetsOf } from './ring-targets.ts'
import { t } from './tracking-sources.messages.ts'

type OpNumber = components['schemas']['OpNumber']

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Where the numbers of a source ring, and another number for all of them at once, which can be taken back. */
export function ActionDialog({ row: { id, name, customerId }, onClose }: ActionDialogProps) {
  const formatPhone = usePhoneFormat()
  const { data, error, mutate } = useCall('OpNumber.find', {
    filter: { where: { tracking_sourceId: id, status: { neq: 'released' } }, include: ['ReceivingNumber'] },
  })
  if (!data || data.length === 0)
    return (
      <Dialog title={t('ring.title')} onClose={onClose}>
        {error ? (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ) : (
          <p>{t(data ? 'ring.none' : 'ring.reading')}</p>
        )}
      </Dialog>
    )
  return (
    <ReassignDialog
      title={t('ring.title')}
      label={t('ring.label')}
      list="ReceivingNumber.find"
      textField="number"
      isPhone
      alsoField="description"
      where={{ customerId }}
      confirmLabel={t('ring.confirm', { count: data.length })}
      onClose={onClose}
      onChoose={({ id: receivingId, text }) =>
        void ringAt(data, receivingId, t('ring.doing', { name, number: formatPhone(text) })).catch(reportError)
      }
    >
      <p>{t('ring.text', { name })}</p>
      <IgnoredNote numbers={data} />
      <ul>
        {ringTargetsOf(data).map((each) => (
          <RingingLine key={each.id ?? 0} ringing={each} />
        ))}
      </ul>
    </ReassignDialog>
  )
}

function RingingLine({ ringing: { id, number, count } }: { ringing: RingTarget }) {
  const formatPhone = usePhoneFormat()
  if (id === undefined) return <li>{t('ring.nowhere', { count })}</li>
  return (
    <li>
      {t('ring.at', { count })}{' '}
      <PlaceLink href={rowHref('receivingNumbers', { action: 'edit', id })}>
        {formatPhone(number) || `#${id}`}
      </PlaceLink>
    </li>
  )
}

async function ringAt(numbers: readonly OpNumber[], receiving_numberId: number, text: string): Promise<void> {
  const list = await declarationOf('trackingNumbers')
  const form = (await list.form?.load())?.form
  if (!form) throw new Error('Tracking numbers have no form.')
  const targets = numbers.map(({ id, tracking_number }) => ({ id, name: tracking_number }))
  const done = ({ count }: { count: number }) => t('ring.done', { count })
  await editLater(list, form, targets, { receiving_numberId }, { words: { text, done } })
}
