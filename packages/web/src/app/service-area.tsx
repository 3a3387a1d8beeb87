import { useCallback, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLoaded } from '../lib/load-once.ts'
import { hasSession, useSession } from '../state/session.ts'
import { ReachProvider } from '../ui/reach.ts'
import type { AppRoute } from './app-route.ts'
import { wayRound } from './first-screen.ts'
import { routeAt } from './match-route.ts'
import { PageFailed } from './page-failed.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { routes } from './routes.ts'
import { renewSession } from './session/renewal.ts'
import { shell } from './shell/load-shell.ts'
import { isSeen } from './shell/permission.ts'
import { endSession } from './sign-out.ts'
import { Splash } from './splash.tsx'

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
  if (failed) return <PageFailed />
  if (!Shell) return <Splash />
  return (
    <ReachProvider value={reaches}>
      <Shell route={route}>
        <PageOutlet route={route} />
      </Shell>
    </ReachProvider>
  )
}
