import { useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { ShareForm } from '../../parts/views/share-form.tsx'
import { useListContext } from '../list.ts'
import { type SavedView, withView } from './saved-views.ts'
import { shareView } from './share-view.ts'
import { sharedWithOf } from './shared-with.ts'
import { useViews } from './use-views.ts'

/** With whom one's own view of a list is shared. */
export function ShareOwnView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { resource } = useListContext()
  const { saved, save } = useViews()
  const [before, setBefore] = useState<readonly number[]>()
  useEffect(() => {
    sharedWithOf(view.templateId).then(setBefore, (failure) => {
      reportError(failure)
      setBefore([])
    })
  }, [view.templateId])
  const share = async (ids: number[]) => save(withView(saved, await shareView(resource, view, ids)))
  return <ShareForm name={view.name} before={before} share={share} onClose={onClose} />
}
