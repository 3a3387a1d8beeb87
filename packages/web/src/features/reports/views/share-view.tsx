import { type FormEvent, useState } from 'react'
import { PeopleChoice } from '../../../parts/people/people-choice.tsx'
import { toast } from '../../../state/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReportView, ReportViews } from './use-report-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

interface ShareViewProps {
  view: ReportView
  views: ReportViews
  onClose: () => void
}

/** With whom a view is shared: people, or everybody with a role. */
export function ShareView({ view, views, onClose }: ShareViewProps) {
  const { name, sharedWith } = view
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(sharedWith))
  const [isBusy, setBusy] = useState(false)
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    if (await views.share(view, [...chosen])) {
      toast({ severity: 'success', text: t('sharedDone', { name, count: chosen.size }) })
      onClose()
    } else setBusy(false)
  }
  return (
    <form className={styles.panel} onSubmit={(event) => void handleSubmit(event)}>
      <h2>{t('shareTitle', { name })}</h2>
      <PeopleChoice before={sharedWith} chosen={chosen} onChange={setChosen} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('confirmShare')}
        </Button>
      </div>
    </form>
  )
}
