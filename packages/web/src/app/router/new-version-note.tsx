import { MINUTE_MS } from '@lineboard/contract/durations'
import { useEffect, useState } from 'react'
import { isOutdated } from '../../browser/page.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { Button } from '../../ui/button.tsx'
import { ToastNote } from '../../ui/toast-area.tsx'
import { t } from './version.messages.ts'

/** How often it is asked, in milliseconds, while somebody looks. */
const EVERY_MS = 30 * MINUTE_MS

/** Who comes back to the tab sooner than this has not been away, in milliseconds. */
const AWAY_MS = 5 * MINUTE_MS

/** Tells once that another version of the app is installed, until the function it answers is called. Asked seldom, when the tab comes back, and when something can't be downloaded. */
function watchVersion(onNew: () => void): () => void {
  let askedAtMs = Date.now()
  const ask = async () => {
    askedAtMs = Date.now()
    if (!(await isOutdated())) return
    end()
    onNew()
  }
  const askAfter = (ms: number) => {
    if (!document.hidden && Date.now() - askedAtMs >= ms) void ask()
  }
  const handleSight = () => askAfter(AWAY_MS)
  const timer = setInterval(() => askAfter(EVERY_MS), AWAY_MS)
  document.addEventListener('visibilitychange', handleSight)
  // What can't be downloaded may have gone with this version.
  const handleMissing = () => void ask()
  addEventListener('vite:preloadError', handleMissing)
  const end = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', handleSight)
    removeEventListener('vite:preloadError', handleMissing)
  }
  return end
}

/** Offers to load a new version of the app, once; whoever goes on without it gets it with the next page they open. */
export function NewVersionNote() {
  const [isNew, setNew] = useState(false)
  useEffect(() => watchVersion(() => setNew(true)), [])
  return (
    <div role="status">
      {isNew && (
        <ToastNote text={t(isUnsaved() ? 'unsaved' : 'text')}>
          <Button size="small" variant="outlined" onClick={() => location.reload()}>
            {t('load')}
          </Button>
          <Button size="small" onClick={() => setNew(false)}>
            {t('later')}
          </Button>
        </ToastNote>
      )}
    </div>
  )
}
