import { useEffect } from 'react'
import type { Place } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { noteScreen } from '../../state/first-screen.ts'
import { showPlaceTitle } from '../../state/page-title.ts'

/** The place that is shown: a redirect, or a place that is refused, takes the frame of its page away and brings another one. */
let shown: Place | undefined

/** Before anything was shown, or in the other part of the app: signed in or not. Nobody has pressed a link to it there. */
const isArrival = (before: Place | undefined, { path }: Place): boolean =>
  before?.path.split('/')[1] !== path.split('/')[1]

/** After the page of another place is shown: its title, the top of it, and the focus on its main heading, unless its form took it. */
export function useRouteEffects(place: Place | undefined, isShown: boolean): void {
  useEffect(() => {
    if (place) showPlaceTitle(titleOf(place.id))
  }, [place])
  useEffect(() => {
    if (!place || !isShown) return
    if (place.guard === 'session') noteScreen()
    const before = shown
    shown = place
    if (before === place || isArrival(before, place)) return
    // The address led to a part of the page, which has brought itself into sight.
    if (document.activeElement?.closest('main h2')) return
    scrollTo(0, 0)
    // What took the focus as it came keeps it: a dialog, such as the question for the password, and the first field of a form.
    if (document.activeElement?.closest('[role=dialog], main form')) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [place, isShown])
}
