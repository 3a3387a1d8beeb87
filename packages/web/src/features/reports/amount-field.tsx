import { merge } from '@lineboard/sdk'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-answer.ts'
import { useCall } from '../../data/use-call.ts'
import { WordedError } from '../../lib/errors/worded-error.ts'
import { formatMoney } from '../../state/numbers.ts'
import { toast } from '../../state/toasts.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import { type SourceAmount, useNoteWrong } from './wrong-amounts.ts'

interface AmountFieldProps {
  field: SourceAmount
  sourceId: number
  name: string
  onClose: () => void
}

/** An amount of a source, saved by Enter: the rest of the source stays as it is. Escape leaves it alone. */
export function AmountField({ field, sourceId, name, onClose }: AmountFieldProps) {
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
      toast({ severity: 'success', text: t(`roi.${field}.saved`, { name, amount: formatMoney(amount, 'USD') }) })
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
      <span aria-hidden="true">{t('roi.dollars')}</span>
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
        aria-label={t(`roi.${field}.label`, { name })}
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
