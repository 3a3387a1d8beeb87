import { useEffect, useRef } from 'react'
import type { Place } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { showPlaceTitle } from '../../state/page-title.ts'

/** After the page of another place is shown: its title, the top of it, and the focus on its main heading, unless its form took it. */
export function useRouteEffects(place: Place | undefined, isShown: boolean): void {
  const focused = useRef<Place>(undefined)
  useEffect(() => {
    if (place) showPlaceTitle(titleOf(place.id))
  }, [place])
  useEffect(() => {
    if (!place || !isShown) return
    const isFirst = focused.current === undefined
    const isNew = focused.current !== place
    focused.current = place
    if (isFirst || !isNew) return
    scrollTo(0, 0)
    // What took the focus as it came keeps it: a dialog, such as the question for the password, and the first field of a form.
    if (document.activeElement?.closest('[role=dialog], main form')) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [place, isShown])
}
