import { DAY_MS } from '@lineboard/contract/durations'
import Alert from '@mui/material/Alert'
import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { FieldGroup } from '../../kit/form/field-group.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import styles from './editors.module.css'
import { t } from './system-settings.messages.ts'

const { NumberInput, BooleanInput } = inputsFor<{ payload: { keepDays: string; announce: boolean } }>()

/** How many recorded calls are older than what is typed. */
function Effect() {
  const typed: unknown = useDeferredValue(useWatch({ name: 'payload.keepDays' }))
  const [openedMs] = useState(() => Date.now())
  const days = typeof typed === 'string' && /^\s*[1-9]\d{0,3}\s*$/.test(typed) ? Number(typed) : undefined
  const before = new Date(openedMs - (days ?? 0) * DAY_MS)
  const where = { recordingId: { gt: 0 }, startedAt: { lt: before } } as const
  const { data, error } = useCall('CallLog.count', days === undefined ? null : { where }, { silent: true })
  const said = error
    ? t('recording.unknown')
    : data
      ? t('recording.older', { count: data.count })
      : t('recording.counting')
  return (
    <Alert className={styles.effect ?? ''} severity="info" role="status" aria-label={t('recording.effect')}>
      {days === undefined ? t('recording.none') : said}
    </Alert>
  )
}

/** How long recordings are kept, and whether callers hear of them. */
export function RecordingFields() {
  return (
    <FieldGroup title={t('recording.group')}>
      <NumberInput
        name="payload.keepDays"
        label={t('recording.keepDays')}
        hint={t('recording.keepDaysHint')}
        isWhole
        span={1}
      />
      <BooleanInput name="payload.announce" label={t('recording.announce')} span={1} />
      <Effect />
    </FieldGroup>
  )
}
