import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ReportViews } from './use-report-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

/** Keeps what is shown under a name. */
export function SaveView({ views }: { views: ReportViews }) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted || isBusy) return
    setBusy(true)
    if (await views.save(wanted)) setName('')
    setBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id}>{t('saveAs')}</label>
      <div className={styles.line}>
        <input
          id={id}
          value={name}
          maxLength={80}
          placeholder={t('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="contained" size="small" loading={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
