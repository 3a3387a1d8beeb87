import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { loadOnce, savesData } from '../../browser/lazy.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { parseRowRoute } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { isList, type Place, placeFacts } from '../../places/place.ts'
import type { KeyHandlers } from '../../shared/keys/press.ts'
import { heldLayers, press, useKeys } from '../../shared/keys/press.ts'
import { overlay, showGuide, showOverlay } from '../../state/overlay.ts'
import { useSession } from '../../state/session.ts'
import { useWanted } from '../../ui/use-wanted.ts'
import { prefetchPage } from '../router/page-loader.ts'
import { endActing } from '../session/leave.ts'
import { RecentCode } from '../session/recent-code.tsx'
import { keepRecent } from './kept-recent.ts'

/**
 * Brings one after the other ahead of need, each once nothing has been awaited for `restMs` milliseconds; one that fails is no harm to the next.
 * For whoever saves data it brings none. The function it answers calls off what is left.
 */
export function prefetchWhenIdle(works: ReadonlyArray<() => Promise<unknown>>, restMs: number): () => void {
  let isOff = savesData()
  let callOff: () => void = () => undefined
  const next = ([work, ...later]: typeof works) => {
    if (!work || isOff) return
    const done = () => next(later)
    callOff = whenAtRest(() => void work().then(done, done), restMs)
  }
  next(works)
  return () => {
    isOff = true
    callOff()
  }
}

/** The address without what is only asked or added there. */
function lasting(place: Place, path: string): string {
  const route = isList(place) ? parseRowRoute(path.slice(place.path.length)) : undefined
  return route?.action === 'edit' || route?.action === 'view' ? path : isList(place) && route ? place.path : path
}

/** Keeps what the person opens, as a way back to it. Whoever acts as somebody else leaves no trace in either's. */
function useKeptAddress(place: Place): void {
  const [path] = useLocation()
  const { user, impersonation } = useSession()
  const userId = impersonation ? undefined : user?.id
  useEffect(() => {
    if (userId !== undefined) keepRecent(userId, lasting(place, path))
  }, [userId, place, path])
}

/** How long nothing is awaited before each of it, in milliseconds. */
const REST_MS = 300

const place = placeFacts.dashboard
const bring = () => prefetchPage(place.path)
const prepare = async () => (await bring())?.prepareAtRest?.()

/** Makes the dashboard ready while another screen rests, so that its first chart stands with the press on a link to it. */
function useDashboardPrefetch(): void {
  const { access } = useSession()
  const isThere = access !== undefined && isSeen(place, access)
  useEffect(() => (isThere ? prefetchWhenIdle([bring, prepare], REST_MS) : undefined), [isThere])
}

const panels = loadOnce(() => import('./overlay-panels.ts'))

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

/** What opens over every screen: the search over everything, the sheet of keys, the guide beside it, and the question for a code. */
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
  const loaded = useWanted(panels, shown === 'palette' || shown === 'keys' || asked !== undefined)
  function openGuide() {
    close()
    showGuide({ screen: place.id })
  }
  return (
    <>
      {shown === 'palette' && loaded && <loaded.Palette onClose={close} />}
      {shown === 'keys' && loaded && <loaded.KeySheet onClose={close} onGuide={openGuide} />}
      {asked && loaded && <loaded.GuidePanel asked={asked} />}
      <RecentCode />
    </>
  )
}
