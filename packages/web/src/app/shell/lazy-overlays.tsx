import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import type { Place } from '../../places/place.ts'
import { overlay } from '../../state/overlay.ts'
import { useWanted } from '../../ui/use-wanted.ts'

/** How long nothing is awaited before the code of the keys comes, in milliseconds. */
const REST_MS = 1000

const overlays = loadOnce(() => import('../palette/overlays.tsx'))

/** The keys of every screen, and what they open, in code that comes once the first one rests, or a key is pressed. */
export function LazyOverlays({ place }: { place: Place }) {
  const [atRest, setAtRest] = useState(false)
  const [early, setEarly] = useState<KeyboardEvent>()
  const { shown, guide } = useSnapshot(overlay)
  useLoaded(overlays, atRest || early !== undefined)
  const value = useWanted(overlays, shown !== undefined || guide !== undefined)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  useEffect(() => {
    if (value) return
    // What the screen itself has made of it is not done twice.
    const keep = (event: KeyboardEvent) => setTimeout(() => event.defaultPrevented || setEarly(event))
    addEventListener('keydown', keep)
    return () => removeEventListener('keydown', keep)
  }, [value])
  return value ? <value.Overlays place={place} early={early} /> : null
}
