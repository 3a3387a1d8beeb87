import { restorableDays, restorableUntil } from '@lineboard/contract/restorable'
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import type { Target } from '../../resource/rows/row-result.ts'
import { editLater } from '../../resource/runs/edit-rows.ts'
import { formatDate } from '../../state/dates.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isLost, type OpNumber, usesOf } from './numbers-in-use.ts'
import { form } from './tracking-number-form.tsx'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'
import { useNumbers } from './use-numbers.ts'

type State = OpNumber['status']

const states: readonly State[] = ['active', 'paused', 'stopped', 'released']

const isState = (value: string): value is State => states.some((state) => state === value)

// What the change needs to know of the list; the list itself names this dialog.
const numbers = {
  model: 'OpNumber',
  entity: 'OpNumber',
  idField: 'id',
  list: 'OpNumber.findPaged',
  update: 'OpNumber.upsert',
  include: [],
  nouns: { one: t('one'), other: t('other') },
} as const

const confirmLabels: Readonly<Record<State, string>> = {
  active: t('changeStateConfirm'),
  paused: t('changeStateConfirm'),
  stopped: t('stopConfirm'),
  released: t('releaseConfirm'),
}

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives tracking numbers another state, after saying what uses them and what that state means for calls. It can be taken back. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  const questionId = useId()
  const [chosen, setChosen] = useState<State>()
  const rows = useNumbers(targets)
  const lost = rows?.filter((row) => isLost(row)) ?? []
  const changing = rows?.filter((row) => !isLost(row) && row.status !== chosen) ?? []
  const facts = { count: targets.length, name: targets[0]?.name ?? '' }
  const current = rows?.length === 1 ? rows[0]?.status : undefined
  const restored = chosen !== 'released' && changing.some(({ status }) => status === 'released')

  const asked = useConfirmed(async () => {
    if (chosen === undefined) return
    const ids = new Set(changing.map(({ id }) => id))
    await editLater(
      numbers,
      form,
      targets.filter(({ id }) => ids.has(id)),
      { status: chosen },
    )
    onClose()
  })
  return (
    <ConfirmDialog
      open={true}
      title={t('changeStateTitle', facts)}
      confirmLabel={confirmLabels[chosen ?? 'active']}
      destructive={chosen === 'stopped' || chosen === 'released'}
      disabled={chosen === undefined || changing.length === 0}
      {...asked}
      onClose={onClose}
    >
      {rows === undefined ? (
        <p>{t('looking')}</p>
      ) : (
        <>
          {current && <p>{t('changeStateNow', { state: t(current).toLowerCase() })}</p>}
          <p>{t('usedBy')}</p>
          <ul className={styles.list}>
            {usesOf(rows).map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
          {lost.length > 0 && (
            <Alert severity="info">
              {targets.length === 1 ? t('tooLateOne') : t('tooLate', { count: lost.length })}
            </Alert>
          )}
          <p id={questionId}>{t('changeStateQuestion')}</p>
          <RadioGroup
            className={styles.states ?? ''}
            aria-labelledby={questionId}
            value={chosen ?? ''}
            onChange={(_, value) => isState(value) && setChosen(value)}
          >
            {states.map((state) => (
              <FormControlLabel
                key={state}
                value={state}
                control={<Radio size="small" />}
                disabled={rows.every((row) => isLost(row) || row.status === state)}
                label={
                  <>
                    {t(state)}
                    <small>{t(`${state}Means`)}</small>
                  </>
                }
              />
            ))}
          </RadioGroup>
          {chosen === 'released' && (
            <Alert severity="warning">
              {t('releasedUntil', { days: restorableDays, until: formatDate(restorableUntil(new Date())) })}
            </Alert>
          )}
          {restored && <Alert severity="info">{t('restores')}</Alert>}
        </>
      )}
    </ConfirmDialog>
  )
}

interface ActionDialogProps {
  row: OpNumber
  onClose: () => void
}

/** Gives one tracking number another state. */
export function ActionDialog({ row: { id, tracking_number }, onClose }: ActionDialogProps) {
  const [targets] = useState(() => [{ id, name: formatPhone(tracking_number) }])
  return <SelectionDialog targets={targets} onClose={onClose} />
}
