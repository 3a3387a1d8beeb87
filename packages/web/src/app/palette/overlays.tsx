import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { heldLayers, useKeys } from '../../parts/keys/held-keys.ts'
import type { KeyHandlers } from '../../parts/keys/key-layer.ts'
import { press } from '../../parts/keys/press.ts'
import type { Place } from '../../places/place.ts'
import { overlay, showOverlay } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { endActing } from '../session/leave.ts'
import { useKeptAddress } from './recent/use-kept-address.ts'

const palette = loadOnce(() => import('./palette.tsx'))
const sheet = loadOnce(() => import('../../parts/keys/key-sheet.tsx'))

const close = () => showOverlay(undefined)

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

/** What a key opens over every screen: the search over everything, and the sheet of keys. */
export function Overlays({ place, early }: OverlaysProps) {
  const { impersonation } = useSession()
  useKeys(impersonation ? acting : everywhere)
  useKeptAddress(place)
  const [first] = useState(early)
  useEffect(() => {
    if (first) press(first, heldLayers())
  }, [first])
  const { shown } = useSnapshot(overlay)
  // Somebody else may sign in.
  useEffect(() => close, [])
  const { value: search } = useLoaded(palette, shown === 'palette')
  const { value: keySheet } = useLoaded(sheet, shown === 'keys')
  return (
    <>
      {shown === 'palette' && search && <search.Palette onClose={close} />}
      {shown === 'keys' && keySheet && <keySheet.KeySheet onClose={close} />}
    </>
  )
}
