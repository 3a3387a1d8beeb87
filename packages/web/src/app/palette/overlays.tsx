import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadOnce } from '../../browser/load-once.ts'
import { heldLayers, useKeys } from '../../parts/keys/held-keys.ts'
import type { KeyHandlers } from '../../parts/keys/key-layer.ts'
import { press } from '../../parts/keys/press.ts'
import type { Place } from '../../places/place.ts'
import { overlay, showGuide, showOverlay } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { useWanted } from '../../ui/use-wanted.ts'
import { endActing } from '../session/leave.ts'
import { useKeptAddress } from './recent/use-kept-address.ts'
import { useDashboardPrefetch } from './use-dashboard-prefetch.ts'

const palette = loadOnce(() => import('./palette.tsx'))
const sheet = loadOnce(() => import('../../parts/keys/key-sheet.tsx'))
const guide = loadOnce(() => import('../guide/guide-panel.tsx'))

const close = () => showOverlay(undefined)

function closeAll(): void {
  close()
  showGuide(undefined)
}

const everywhere: KeyHandlers = {
  palette(): undefined {
    showOverlay(overlay.shown === 'palette' ? undefined : 'palette')
  },
  help(): undefined {
    showOverlay('keys')
  },
  nextControl: 'itself',
}

const acting: KeyHandlers = {
  ...everywhere,
  endActing(): undefined {
    void endActing()
  },
}

interface OverlaysProps {
  place: Place
  /** What was pressed before this code was here. */
  early: KeyboardEvent | undefined
}

/** What opens over every screen: the search over everything, the sheet of keys, and the guide beside it. */
export function Overlays({ place, early }: OverlaysProps) {
  const { impersonation } = useSession()
  useKeys(impersonation ? acting : everywhere)
  useKeptAddress(place)
  useDashboardPrefetch()
  const [first] = useState(early)
  useEffect(() => {
    if (first) press(first, heldLayers())
  }, [first])
  const { shown, guide: asked } = useSnapshot(overlay)
  // Somebody else may sign in.
  useEffect(() => closeAll, [])
  const search = useWanted(palette, shown === 'palette')
  const keySheet = useWanted(sheet, shown === 'keys')
  const guidePanel = useWanted(guide, asked !== undefined)
  function openGuide() {
    close()
    showGuide({ screen: place.id })
  }
  return (
    <>
      {shown === 'palette' && search && <search.Palette onClose={close} />}
      {shown === 'keys' && keySheet && <keySheet.KeySheet onClose={close} onGuide={openGuide} />}
      {asked && guidePanel && <guidePanel.GuidePanel asked={asked} />}
    </>
  )
}
