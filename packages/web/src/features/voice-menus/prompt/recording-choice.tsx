import { useFormContext } from 'react-hook-form'
import { useCall } from '../../../data/use-call.ts'
import { usePhoneFormat } from '../../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../../state/dates.ts'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import type { Values } from '../menu/voice-menu-values.ts'
import { t } from './prompt.messages.ts'

/** Recordings that are offered. */
const OFFERED = 50

interface RecordingChoiceProps {
  /** The field of the greeting, or of a key that plays one. */
  name: 'greeting.recordingId' | `actions.${number}.text`
  customerId: number | undefined
  chosen: string
}

/** Puts the recording of one of the latest calls into a field. */
export function RecordingChoice({ name, customerId, chosen }: RecordingChoiceProps) {
  const { setValue } = useFormContext<Values>()
  const formatPhone = usePhoneFormat()
  const filter = {
    where: { ...(customerId !== undefined && { customerId }), recordingId: { gt: 0 } },
    fields: ['id', 'recordingId', 'startedAt', 'callerNumber'],
    order: 'startedAt DESC',
    limit: OFFERED,
  } as const
  const { data } = useCall('CallLog.find', { filter }, { silent: true })
  if (!data) return null
  if (data.length === 0) return <p>{t('none')}</p>
  const options = data.map(({ recordingId, startedAt, callerNumber }) => ({
    value: String(recordingId),
    label: t('recordingOf', { when: formatDateTime(startedAt), caller: formatPhone(callerNumber) }),
  }))
  const isListed = options.some(({ value }) => value === chosen)
  return (
    <PlainSelect
      label={t('recordings')}
      options={isListed ? options : [{ value: '', label: t('choose') }, ...options]}
      value={isListed ? chosen : ''}
      onChange={({ target: { value } }) => setValue(name, value, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
