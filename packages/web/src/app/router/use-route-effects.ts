import { useEffect, useRef } from 'react'
import { t } from '../app.messages.ts'
import type { AppRoute } from './app-route.ts'

/** After the page of another route is shown: its title, the top of it, and the focus on its main heading. */
export function useRouteEffects(route: AppRoute | undefined, isShown: boolean): void {
  const focused = useRef<AppRoute>(undefined)
  useEffect(() => {
    if (route) document.title = t('documentTitle', { title: route.title })
  }, [route])
  useEffect(() => {
    if (!route || !isShown) return
    const isFirst = focused.current === undefined
    const isNew = focused.current !== route
    focused.current = route
    if (isFirst || !isNew) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [route, isShown])
}
