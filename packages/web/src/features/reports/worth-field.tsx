import { type FormEvent, useState } from 'react'
import { useParameter } from '../../browser/use-parameter.ts'
import { amountToType, typedAmount } from '../../state/typed-amount.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './reports.messages.ts'
import styles from './reports.module.css'
import { useNoteWrong } from './wrong-amounts.ts'

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
        label={t('roi.worth')}
        inputMode="decimal"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        onBlur={finish}
      />
    </form>
  )
}
