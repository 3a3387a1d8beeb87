import type { components } from '@lineboard/contract'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { changeNumbers } from '../../kit/entities/change-numbers.ts'
import { IgnoredNote } from '../../kit/entities/ignored-note.tsx'
import { ReassignDialog } from '../../kit/reassign/reassign-dialog.tsx'
import { rowHref } from '../../places/href.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { t } from './tracking-sources.messages.ts'

/** What of a tracking number says where it rings. */
interface Routed {
  receiving_numberId?: number
  ReceivingNumber?: { number: string }
  routing_actionId?: number
  RoutingAction?: { name: string }
}

/** What decides where tracking numbers ring, and of how many it does. */
interface RingTarget {
  /** A routing action goes before the receiving number of its number; `none` has neither. */
  kind: 'receivingNumbers' | 'routingActions' | 'none'
  id: number
  /** A phone number, or the name of the action; undefined where it is not known. */
  text: string | undefined
  count: number
}

function targetOf(number: Routed): Omit<RingTarget, 'count'> {
  const { routing_actionId, RoutingAction, receiving_numberId, ReceivingNumber } = number
  if (routing_actionId != null) return { kind: 'routingActions', id: routing_actionId, text: RoutingAction?.name }
  if (receiving_numberId != null)
    return { kind: 'receivingNumbers', id: receiving_numberId, text: ReceivingNumber?.number }
  return { kind: 'none', id: 0, text: undefined }
}

/** Where numbers ring, the most frequent first. */
export function ringTargetsOf(numbers: readonly Routed[]): RingTarget[] {
  const found = new Map<string, RingTarget>()
  for (const target of numbers.map(targetOf)) {
    const key = `${target.kind} ${target.id}`
    found.set(key, { ...target, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)
}

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Where the numbers of a source ring, and another number for all of them at once, which can be taken back. */
export function RingDialog({ row: { id, name, customerId }, onClose }: ActionDialogProps) {
  const formatPhone = usePhoneFormat()
  const [takesActionsOff, setTakesActionsOff] = useState(true)
  const { data, error, mutate } = useCall('OpNumber.find', {
    filter: {
      where: { tracking_sourceId: id, status: { neq: 'released' } },
      include: ['ReceivingNumber', 'RoutingAction'],
    },
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
  const routed = data.filter(({ routing_actionId }) => routing_actionId != null).length
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
        void changeNumbers(
          data,
          { receiving_numberId: receivingId, ...(routed > 0 && takesActionsOff && { routing_actionId: null }) },
          {
            text: t('ring.doing', { name, number: formatPhone(text) }),
            done: ({ count }) => t(routed > 0 && !takesActionsOff ? 'ring.changed' : 'ring.done', { count }),
          },
        ).catch(reportError)
      }
    >
      <p>{t('ring.text', { name })}</p>
      <ul>
        {ringTargetsOf(data).map((each) => (
          <RingingLine key={`${each.kind} ${each.id}`} ringing={each} />
        ))}
      </ul>
      {routed > 0 && (
        <FormControlLabel
          control={<Checkbox checked={takesActionsOff} onChange={(_, checked) => setTakesActionsOff(checked)} />}
          label={t('ring.takeOff', { count: routed })}
        />
      )}
      {!takesActionsOff && <IgnoredNote numbers={data} />}
    </ReassignDialog>
  )
}

function RingingLine({ ringing: { kind, id, text = `#${id}`, count } }: { ringing: RingTarget }) {
  const formatPhone = usePhoneFormat()
  if (kind === 'none') return <li>{t('ring.nowhere', { count })}</li>
  const isPhone = kind === 'receivingNumbers'
  return (
    <li>
      {t(isPhone ? 'ring.at' : 'ring.by', { count })}{' '}
      <PlaceLink href={rowHref(kind, { action: 'edit', id })}>{isPhone ? formatPhone(text) : text}</PlaceLink>
    </li>
  )
}
