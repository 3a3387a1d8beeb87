import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { placeAt } from '../../places/place-at.ts'
import { activity } from '../../state/activity.ts'
import { t } from '../app.messages.ts'
import styles from './progress-bar.module.css'

/** A thin bar at the top while calls or downloads take longer than a moment; never on quiet places. */
export function ProgressBar() {
  const { pending } = useSnapshot(activity)
  const [path] = useLocation()
  if (pending === 0 || placeAt(path)?.isQuiet) return null
  // A landmark of its own: it stands above the banner, and all that is read out must be in one.
  return (
    <section aria-label={t('progress')}>
      <div className={styles.bar} role="progressbar" aria-label={t('working')} />
    </section>
  )
}
