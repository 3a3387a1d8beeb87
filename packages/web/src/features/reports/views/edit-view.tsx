import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import styles from '../../../parts/views/views-panel.module.css'
import { Button } from '../../../ui/button.tsx'
import { t } from './report-views.messages.ts'
import type { ReportView, ReportViews } from './use-report-views.ts'

interface EditViewProps {
  view: ReportView
  views: ReportViews
  onClose: () => void
}

/** Another name for a view, and what is shown now in its place. */
export function EditView({ view, views, onClose }: EditViewProps) {
  const [name, setName] = useState(view.name)
  const [takesShown, setTakesShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted || isBusy) return
    setBusy(true)
    if (await views.edit(view, wanted, takesShown)) onClose()
    else setBusy(false)
  }
  return (
    <form className={styles.panel} onSubmit={(event) => void handleSubmit(event)}>
      <h2>{t('editTitle', { name: view.name })}</h2>
      <div className={styles.form}>
        <label htmlFor={id}>{t('name')}</label>
        <div className={styles.line}>
          <input
            id={id}
            value={name}
            maxLength={TemplateInputNameMaxLength}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <label className={styles.check}>
          <input type="checkbox" checked={takesShown} onChange={({ target }) => setTakesShown(target.checked)} />
          {t('takesShown')}
        </label>
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
