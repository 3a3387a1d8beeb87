import { useEffect, useState } from 'react'
import { isUnsaved } from '../../state/unsaved.ts'
import { Button } from '../../ui/button.tsx'
import { ToastNote } from '../../ui/toast-note.tsx'
import { t } from './version.messages.ts'
import { watchVersion } from './watch-version.ts'

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
