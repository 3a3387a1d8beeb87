import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { useSharedQuestion } from '../../shared/views/use-shared-question.tsx'
import styles from '../../shared/views/views-panel.module.css'
import { Button } from '../../ui/button.tsx'
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
  const { ask, view: question } = useSharedQuestion()
  const wanted = name.trim()
  async function save() {
    setBusy(true)
    if (await views.edit(view, wanted, takesShown)) onClose()
    else setBusy(false)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted && !isBusy) ask('change', view, () => void save())
  }
  return (
    <form className={styles.panel} onSubmit={handleSubmit}>
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
      {question}
    </form>
  )
}
