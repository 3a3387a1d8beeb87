import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { giveUp } from '../../data/tracked-fetch.ts'
import { activity } from '../../state/activity.ts'
import { Button } from '../../ui/button.tsx'
import { ToastNote } from '../../ui/toast-area.tsx'
import { t } from '../app.messages.ts'

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
