import { type FormEvent, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PeopleChoice } from '../people/people-choice.tsx'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

interface ShareFormProps {
  /** What the view is called. */
  name: string
  /** Whom it is shared with; undefined until that is known. */
  before: readonly number[] | undefined
  /** Shares it with these and nobody else; throws what the calls throw. */
  share: (ids: number[]) => Promise<unknown>
  onClose: () => void
}

/** With whom a view is shared: people, or everybody with a role. */
export function ShareForm({ name, before, share, onClose }: ShareFormProps) {
  const [changed, setChanged] = useState<ReadonlySet<number>>()
  const [isBusy, setBusy] = useState(false)
  const chosen = changed ?? (before && new Set(before))

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    setBusy(true)
    try {
      await share([...chosen])
      toast({ severity: 'success', text: t('sharedDone', { name, count: chosen.size }) })
      onClose()
    } catch (failure) {
      reportError(failure)
      setBusy(false)
    }
  }
  return (
    <form className={styles.panel} onSubmit={(event) => void handleSubmit(event)}>
      <h2>{t('shareTitle', { name })}</h2>
      <PeopleChoice before={before} chosen={chosen} onChange={setChanged} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!chosen}>
          {t('confirmShare')}
        </Button>
      </div>
    </form>
  )
}
