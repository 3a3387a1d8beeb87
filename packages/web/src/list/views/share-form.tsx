import { type FormEvent, useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { PeopleChoice } from '../../parts/people/people-choice.tsx'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { useListContext } from '../list.ts'
import { type SavedView, withView } from './saved-views.ts'
import { shareView } from './share-view.ts'
import { sharedWithOf } from './shared-with.ts'
import { useViews } from './use-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

/** With whom a view is shared. */
export function ShareForm({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { resource } = useListContext()
  const { saved, save } = useViews()
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const [isBusy, setBusy] = useState(false)
  const [before, setBefore] = useState<readonly number[]>()
  useEffect(() => {
    sharedWithOf(view.templateId).then(
      (ids) => {
        setBefore(ids)
        setChosen(new Set(ids))
      },
      (failure) => {
        reportError(failure)
        setChosen(new Set())
      },
    )
  }, [view.templateId])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    setBusy(true)
    try {
      save(withView(saved, await shareView(resource, view, [...chosen])))
      toast({ severity: 'success', text: t('sharedDone', { name: view.name, count: chosen.size }) })
      onClose()
    } catch (failure) {
      reportError(failure)
      setBusy(false)
    }
  }
  return (
    <form className={styles.panel} onSubmit={handleSubmit}>
      <h2>{t('shareTitle', { name: view.name })}</h2>
      <PeopleChoice before={before} chosen={chosen} onChange={setChosen} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!chosen}>
          {t('confirmShare')}
        </Button>
      </div>
    </form>
  )
}
