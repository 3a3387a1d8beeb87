import { OpNumberStatus } from '@lineboard/contract/enumerations'
import { isLost, restorableDays, restorableUntil } from '@lineboard/contract/restorable'
import { roundMoney } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type ReactNode, useId, useState } from 'react'
import { useOwnMoney } from '../../data/own-money.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { editLater } from '../../kit/bulk/edit-rows.ts'
import type { Target } from '../../kit/row-result.ts'
import { labelOf } from '../../lib/labels.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { formatDate, formatDateTime } from '../../state/dates.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { type OpNumber, restorableAll, useNumbers, usesOf } from './numbers-in-use.ts'
import { form } from './tracking-number-form.tsx'
import { t } from './tracking-numbers.messages.ts'
import styles from './tracking-numbers.module.css'

type State = OpNumber['status']

/** What becomes of what numbers cost by the month; undefined where there is nothing to say. */
function costsIn(state: State | undefined, isRestored: boolean): 'ends' | 'stays' | 'again' | undefined {
  if (state === 'released') return 'ends'
  if (isRestored) return 'again'
  return state === 'paused' || state === 'stopped' ? 'stays' : undefined
}

const isState = (value: string): value is State => OpNumberStatus.some((state) => state === value)

// What the change needs to know of the list; the list itself names this dialog.
const numbers = {
  model: 'OpNumber',
  entity: 'OpNumber',
  list: 'OpNumber.findPaged',
  update: 'OpNumber.upsert',
  include: [],
  nouns: { one: t('one'), other: t('other') },
} as const

const confirmLabels: Readonly<Record<State, string>> = {
  active: t('activateConfirm'),
  paused: t('pauseConfirm'),
  stopped: t('stopConfirm'),
  released: t('releaseConfirm'),
}

interface StateChoiceProps {
  question: string
  states: readonly State[]
  value: State | undefined
  isDisabled: (state: State) => boolean
  onChange: (state: State) => void
}

/** The states that numbers can have next, with what each of them means. */
function StateChoice({ question, states, value, isDisabled, onChange }: StateChoiceProps) {
  const questionId = useId()
  return (
    <>
      <p id={questionId}>{question}</p>
      <RadioGroup
        className={styles.states ?? ''}
        aria-labelledby={questionId}
        value={value ?? ''}
        onChange={(_, chosen) => isState(chosen) && onChange(chosen)}
      >
        {states.map((state) => (
          <FormControlLabel
            key={state}
            value={state}
            control={<Radio size="small" />}
            disabled={isDisabled(state)}
            label={
              <>
                {t(state)}
                <small>{t(`${state}Means`)}</small>
              </>
            }
          />
        ))}
      </RadioGroup>
    </>
  )
}

export interface NumberStateDialogProps {
  title: string
  targets: readonly Target[]
  /** The states that are offered, one rung below the other; a single one is chosen already. */
  states?: readonly State[]
  question: string
  /** What else is said of the rows and what depends on them. */
  note?: (rows: readonly OpNumber[]) => ReactNode
  onClose: () => void
}

/** Gives tracking numbers another state, after saying what uses them and what that state means for calls. It can be taken back. */
export function NumberStateDialog({
  title,
  targets,
  states = OpNumberStatus,
  question,
  note,
  onClose,
}: NumberStateDialogProps) {
  const [chosen, setChosen] = useState<State | undefined>(states.length === 1 ? states[0] : undefined)
  const { rows, error, retry } = useNumbers(targets)
  const now = new Date()
  const lost = rows?.filter((row) => isLost(row, now)) ?? []
  const changing = rows?.filter((row) => !isLost(row, now) && row.status !== chosen) ?? []
  const current = rows?.length === 1 ? rows[0]?.status : undefined
  const restored = chosen !== undefined && chosen !== 'released' && changing.some(({ status }) => status === 'released')
  const costs = costsIn(chosen, restored)
  const money = useOwnMoney()
  const pricesUsd = roundMoney(changing.reduce((sum, { monthlyPrice }) => sum + monthlyPrice, 0))

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
      title={title}
      confirmLabel={restored ? t('restore') : chosen ? labelOf(confirmLabels, chosen) : t('changeStateConfirm')}
      destructive={chosen === 'stopped' || chosen === 'released'}
      disabled={chosen === undefined || changing.length === 0}
      {...asked}
      onClose={onClose}
    >
      {error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {rows === undefined ? (
        error === undefined && <p>{t('looking')}</p>
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
          {note?.(rows)}
          <StateChoice
            question={question}
            states={states}
            value={chosen}
            isDisabled={(state) => rows.every((row) => isLost(row, now) || row.status === state)}
            onChange={setChosen}
          />
          {chosen === 'released' && (
            <Alert severity="warning">
              {t('releasedUntil', { days: restorableDays, until: formatDate(restorableUntil(new Date())) })}
            </Alert>
          )}
          {costs && pricesUsd > 0 && <p>{t(`costs.${costs}`, { price: money(pricesUsd) })}</p>}
          {restored && <Alert severity="info">{t('restores')}</Alert>}
        </>
      )}
    </ConfirmDialog>
  )
}

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

const factsOf = (targets: readonly Target[]) => ({ count: targets.length, name: targets[0]?.name ?? '' })

/** Gives several tracking numbers another state. */
export const ChangeStatesDialog = (props: SelectionDialogProps) => (
  <NumberStateDialog
    {...props}
    title={t('changeStateTitle', factsOf(props.targets))}
    question={t('changeStateQuestion')}
    note={(rows) => rows.every(({ status }) => status === 'released') && <Restorable rows={rows} />}
  />
)

/** Until when numbers can be restored. */
function Restorable({ rows }: { rows: readonly OpNumber[] }) {
  const until = restorableAll(rows)
  return until && <p>{t('restorableAll', { count: rows.length, until: formatDateTime(until) })}</p>
}

/** Makes several tracking numbers that were given back one's own again. */
export const RestoreNumbersDialog = (props: SelectionDialogProps) => (
  <NumberStateDialog
    {...props}
    title={t('restoreTitle', factsOf(props.targets))}
    states={['active']}
    question={t('restoreQuestion')}
    note={(rows) => <Restorable rows={rows} />}
  />
)

interface ActionDialogProps {
  row: OpNumber
  onClose: () => void
}

/** The one number of a row, as a selection. */
const onlyOne = ({ id, tracking_number }: OpNumber): readonly Target[] => [{ id, name: formatPhone(tracking_number) }]

/** Gives one tracking number another state. */
export const ChangeStateDialog = ({ row, onClose }: ActionDialogProps) => (
  <ChangeStatesDialog targets={onlyOne(row)} onClose={onClose} />
)

/** Makes one tracking number that was given back one's own again. */
export const RestoreNumberDialog = ({ row, onClose }: ActionDialogProps) => (
  <RestoreNumbersDialog targets={onlyOne(row)} onClose={onClose} />
)
