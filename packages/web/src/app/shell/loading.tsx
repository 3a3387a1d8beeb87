import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { giveUp } from '../../data/tracked-fetch.ts'
import { placeAt } from '../../places/place-at.ts'
import { activity } from '../../state/activity.ts'
import { BrandMark } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { ToastNote } from '../../ui/toast-area.tsx'
import { t } from '../app.messages.ts'
import progressBarStyles from './progress-bar.module.css'
import styles from './splash.module.css'

/** While the session is being looked up; shows nothing at all when that is quick. */
export function Splash() {
  return (
    <div className={styles.splash} role="status" aria-label={t('starting')}>
      <BrandMark sizePx={44} />
    </div>
  )
}

/** A thin bar at the top while calls or downloads take longer than a moment; never on quiet places. */
export function ProgressBar() {
  const { pending } = useSnapshot(activity)
  const [path] = useLocation()
  if (pending === 0 || placeAt(path)?.isQuiet) return null
  // A landmark of its own: it stands above the banner, and all that is read out must be in one.
  return (
    <section aria-label={t('progress')}>
      <div className={progressBarStyles.bar} role="progressbar" aria-label={t('working')} />
    </section>
  )
}

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox][aria-expanded=true]'

/** What is open over the page and waits for no answer: Escape is its own, whatever hangs elsewhere, such as an export. */
function isInLayerAtRest(): boolean {
  const layer = document.activeElement?.closest(layers)
  return Boolean(layer && !layer.querySelector('[aria-busy=true]'))
}

/**
 * Says that a call has had no answer for a while, whoever made it, and lets the person give it up: by its button, or by
 * Escape, as a dialog that waits keeps the focus to itself.
 */
export function StillTrying() {
  const hangs = useSnapshot(activity).hanging > 0
  useEffect(() => {
    if (!hangs) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInLayerAtRest()) return
      event.preventDefault()
      event.stopPropagation()
      giveUp()
    }
    addEventListener('keydown', handleKey, { capture: true })
    return () => removeEventListener('keydown', handleKey, { capture: true })
  }, [hangs])
  if (!hangs) return null
  return (
    <ToastNote text={t('stillTrying.text')}>
      <Button size="small" variant="outlined" onClick={giveUp}>
        {t('stillTrying.giveUp')}
      </Button>
    </ToastNote>
  )
}
