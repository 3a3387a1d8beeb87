import { useCallback, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLoaded } from '../../browser/load-once.ts'
import { hasSession, useSession } from '../../state/session.ts'
import { ReachProvider } from '../../ui/reach.ts'
import type { AppRoute } from '../router/app-route.ts'
import { wayRound } from '../router/first-screen.ts'
import { routeAt } from '../router/match-route.ts'
import { NotDownloaded } from '../router/not-downloaded.tsx'
import { PageOutlet } from '../router/page-outlet.tsx'
import { isSeen } from '../router/permission.ts'
import { routes } from '../router/routes.ts'
import { renewSession } from '../session/renewal.ts'
import { endSession } from '../session/sign-out.ts'
import { Splash } from '../start/splash.tsx'
import { shell } from './load-shell.ts'

/** The signed-in part: the shell with a page in it. Every navigation needs a session that has not ended. */
export function ServiceArea({ route }: { route: AppRoute }) {
  const [path] = useLocation()
  const { access, user } = useSession()
  const { value: Shell, failed } = useLoaded(shell)

  useEffect(() => {
    if (path && !hasSession()) void renewSession().then((isRenewed) => isRenewed || endSession())
  }, [path])

  const reaches = useCallback(
    (address: string) => {
      const there = routeAt(address)
      return there !== undefined && access !== undefined && isSeen(there, access)
    },
    [access],
  )
  const instead = access && user && wayRound(path, access, user.id, routes)
  if (instead) return <Redirect key={instead} to={instead} replace />
  if (failed) return <NotDownloaded />
  if (!Shell) return <Splash />
  return (
    <ReachProvider value={reaches}>
      <Shell route={route}>
        <PageOutlet route={route} />
      </Shell>
    </ReachProvider>
  )
}
