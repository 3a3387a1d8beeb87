import type { components } from '@lineboard/contract'
import { poolSize, visitorsAtOnce } from '@lineboard/sdk'
import { useState } from 'react'
import { GiveDialog } from '../../kit/reassign/give-dialog.tsx'
import type { Target } from '../../kit/row-result.ts'
import { formatNumber } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import styles from './pool-dialog.module.css'
import { t } from './tracking-sources.messages.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives tracking sources to another customer. */
export function GiveSourcesDialog(props: SelectionDialogProps) {
  return (
    <GiveDialog {...props} model="TrackingSource" nouns={{ one: t('one'), other: t('other') }} text={t('giveText')} />
  )
}

interface ActionDialogProps {
  row: components['schemas']['TrackingSource']
  onClose: () => void
}

/** Gives one tracking source to another customer. */
export function GiveSourceDialog({ row: { id, name }, onClose }: ActionDialogProps) {
  return <GiveSourcesDialog targets={[{ id, name }]} onClose={onClose} />
}

interface PoolDialogProps {
  onClose: () => void
}

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** Reckons how many numbers a pool needs, and says by which formula. */
export function PoolDialog({ onClose }: PoolDialogProps) {
  const [visitors, setVisitors] = useState('120')
  const [minutes, setMinutes] = useState('30')
  const [percent, setPercent] = useState('1')
  const load = {
    visitorsAnHour: toNumber(visitors),
    minutesHeld: toNumber(minutes),
    lostShare: toNumber(percent) / 100,
  }
  const count = poolSize(load)
  const field = (label: string, value: string, onChange: (text: string) => void) => (
    <PlainField label={label} value={value} inputMode="decimal" onChange={(event) => onChange(event.target.value)} />
  )
  return (
    <Dialog title={t('pool')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className={styles.pool}>
        {field(t('visitorsAnHour'), visitors, setVisitors)}
        {field(t('minutesHeld'), minutes, setMinutes)}
        {field(t('lostPercent'), percent, setPercent)}
        <p role="status">
          {count === undefined
            ? t('noPool')
            : t('poolOf', { count, visitors: formatNumber(Math.ceil(visitorsAtOnce(load))) })}
        </p>
        <p className={styles.formula}>{t('formula')}</p>
      </div>
    </Dialog>
  )
}
