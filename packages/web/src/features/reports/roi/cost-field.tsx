import { merge } from '@lineboard/sdk'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { api } from '../../../data/client.ts'
import { reportError } from '../../../data/report-error.ts'
import { refresh } from '../../../data/use-answer.ts'
import { useCall } from '../../../data/use-call.ts'
import { formatMoney } from '../../../state/numbers.ts'
import { toast } from '../../../state/toasts.ts'
import { typedAmount } from '../../../state/typed-amount.ts'
import { t } from '../reports.messages.ts'
import styles from '../reports.module.css'

interface CostFieldProps {
  sourceId: number
  name: string
  onClose: () => void
}

/** The monthly cost of a source, saved by Enter: the rest of the source stays as it is. Escape leaves it alone. */
export function CostField({ sourceId, name, onClose }: CostFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const isSaving = useRef(false)
  const errorId = useId()
  const { data } = useCall('TrackingSource.find', { filter: { where: { id: sourceId }, limit: 1 } })
  const seen = data?.[0]
  const text = typed ?? seen?.monthlyCost?.toString() ?? ''

  async function save(event: FormEvent) {
    event.preventDefault()
    const cost = typedAmount(text)
    if (typeof cost === 'string' || (cost ?? 0) < 0) return setWrong(true)
    if (!seen || isSaving.current) return
    isSaving.current = true
    try {
      await merge(api().TrackingSource, sourceId, { monthlyCost: cost ?? 0 }, { seen })
      toast({ severity: 'success', text: t('roi.costSaved', { name, cost: formatMoney(cost ?? 0, 'USD') }) })
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
    <form onSubmit={(event) => void save(event)}>
      {/* The field takes the place of what was pressed. */}
      <input
        ref={(field) => {
          if (field && !field.dataset.begun) {
            field.dataset.begun = 'true'
            field.focus()
          }
        }}
        className={styles.costField}
        inputMode="decimal"
        aria-label={t('roi.monthlyCost', { name })}
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
