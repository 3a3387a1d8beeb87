import { merge, storedCurrency } from '@lineboard/sdk'
import type { Return, SourceReturns } from '@lineboard/sdk/reports'
import EditOutlined from '@mui/icons-material/EditOutlined'
import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useParameter } from '../../browser/navigate.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-answer.ts'
import { useCall } from '../../data/use-call.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { useMay } from '../../state/may.ts'
import { formatMoney } from '../../state/numbers.ts'
import { storedName } from '../../state/stored-name.ts'
import { toast } from '../../state/toasts.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import type { ReportRow } from './report-table-spec.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'

/** An amount that is kept with a source, in US dollars. */
type SourceAmount = 'monthlyCost' | 'callValue'

/** An amount that can be typed here: of a source, by its id, or what a call is worth where its source has no value. */
export type AmountName = `${SourceAmount} ${string}` | 'worth'

/** Notes whether what is typed as an amount is none. */
export type NoteWrong = (name: AmountName, isWrong: boolean) => void

export const WrongAmounts = createContext<NoteWrong>(() => undefined)

/** Tells the report that what is typed here is no amount, for as long as it is so. */
function useNoteWrong(name: AmountName, isWrong: boolean): void {
  const note = useContext(WrongAmounts)
  useEffect(() => {
    if (!isWrong) return
    note(name, true)
    return () => note(name, false)
  }, [note, name, isWrong])
}

type Marked = Pick<ReportRow<Return>, 'figures'>

const marked = <Row extends Marked>(row: Row, isCostWrong: boolean, isValueWrong: boolean): Row => ({
  ...row,
  figures: { ...row.figures, isCostWrong, isValueWrong },
})

/**
 * The same while an amount is typed that can't be read: what follows from it is not said, as what is known would be read as what follows.
 * Rows keep their places under the hands of who types.
 */
export function withoutWrong({ rows, totals }: SourceReturns, wrong: ReadonlySet<AmountName>): SourceReturns {
  const hasWrong = (kind: string) => [...wrong].some((name) => name.startsWith(kind))
  return {
    rows: rows.map((row) => marked(row, wrong.has(`monthlyCost ${row.key}`), wrong.has(`callValue ${row.key}`))),
    totals: marked({ figures: totals }, hasWrong('monthlyCost'), hasWrong('callValue') || wrong.has('worth')).figures,
  }
}

interface AmountFieldProps {
  field: SourceAmount
  sourceId: number
  name: string
  onClose: () => void
}

/** An amount of a source, saved by Enter: the rest of the source stays as it is. Escape leaves it alone. */
function AmountField({ field, sourceId, name, onClose }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  useNoteWrong(`${field} ${sourceId}`, isWrong)
  const isSaving = useRef(false)
  const errorId = useId()
  const { data } = useCall('TrackingSource.find', { filter: { where: { id: sourceId }, limit: 1 } })
  const seen = data?.[0]
  const text = typed ?? amountToType(seen?.[field])

  async function save(event: FormEvent) {
    event.preventDefault()
    const typedUsd = typedAmount(text)
    if (typeof typedUsd === 'string' || (typedUsd ?? 0) < 0) return setWrong(true)
    const amount = typedUsd ?? 0
    if (!seen || isSaving.current) return
    isSaving.current = true
    try {
      const saved = await merge(api().TrackingSource, sourceId, { [field]: amount }, { seen })
      // A server that does not know the field answers the row without it.
      if ((saved[field] ?? 0) !== amount) throw new WordedError(t(`roi.${field}.notKept`))
      toast({ severity: 'success', text: t(`roi.${field}.saved`, { name, amount: formatMoney(amount) }) })
      onClose()
      void refresh('TrackingSource')
    } catch (error) {
      reportError(error)
    } finally {
      isSaving.current = false
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <form className={styles.amountForm} onSubmit={(event) => void save(event)}>
      <span aria-hidden="true">{storedCurrency()}</span>
      {/* The field takes the place of what was pressed. */}
      <input
        ref={(field) => {
          if (field && !field.dataset.begun) {
            field.dataset.begun = 'true'
            field.focus()
          }
        }}
        className={styles.amountField}
        inputMode="decimal"
        aria-label={t(`roi.${field}.label`, { name, stored: storedName() })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
        onKeyDown={handleKey}
      />
      {isWrong && (
        <span id={errorId} role="alert" className={styles.wrong}>
          {t('roi.notAnAmount')}
        </span>
      )}
    </form>
  )
}

interface AmountCellProps {
  row: ReportRow<Return>
  text: string
}

/** What stands in a cell, and the way to enter the amount behind it where it is read, for who may change sources. */
function AmountCell({ field, row, text }: AmountCellProps & { field: SourceAmount }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('TrackingSource.upsert')
  // Calls without a source have no amounts.
  const sourceId = positiveInteger(row.key)
  if (sourceId === undefined || !mayChange) return text
  if (isOpen) return <AmountField field={field} sourceId={sourceId} name={row.label} onClose={() => setOpen(false)} />
  const label = t(`roi.${field}.edit`, { name: row.label })
  return (
    <span className={styles.amount}>
      {text}
      <RoundButton size="small" label={label} onClick={() => setOpen(true)}>
        <EditOutlined fontSize="inherit" />
      </RoundButton>
    </span>
  )
}

/** What a source cost; its cost a month can be entered. */
export const CostCell = (props: AmountCellProps) => <AmountCell field="monthlyCost" {...props} />

/** What an answered call of a source is worth, which can be entered. */
export const ValueCell = (props: AmountCellProps) => <AmountCell field="callValue" {...props} />

/** What an answered call is worth: the address keeps it, and views and links with it. */
export function WorthField({ worth }: { worth: number | undefined }) {
  const put = useParameter('worth')
  const [text, setText] = useState(() => amountToType(worth))
  const [error, setError] = useState<string>()
  useNoteWrong('worth', error !== undefined)
  const finish = () => {
    const amount = typedAmount(text)
    const isWrong = typeof amount === 'string' || (amount ?? 0) < 0
    setError(isWrong ? t('roi.notAnAmount') : undefined)
    if (!isWrong && (amount || undefined) !== worth) put(amount ? String(amount) : '')
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    finish()
  }
  return (
    <form onSubmit={handleSubmit}>
      <PlainField
        className={styles.worth}
        label={t('roi.worth', { stored: storedName() })}
        inputMode="decimal"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        onBlur={finish}
      />
    </form>
  )
}
