import { canRead } from '@lineboard/sdk'
import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useLoaded } from '../lib/load-once.ts'
import { hasSession, useSession } from '../state/session.ts'
import type { AppRoute } from './app-route.ts'
import { firstScreen } from './first-screen.ts'
import { PageFailed } from './page-failed.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { paths } from './paths.ts'
import { routes } from './routes.ts'
import { renewSession } from './session/renewal.ts'
import { shell } from './shell/load-shell.ts'
import { endSession } from './sign-out.ts'
import { Splash } from './splash.tsx'

/** The signed-in part: the shell with a page in it. Every navigation needs a session that has not ended. */
export function ServiceArea({ route }: { route: AppRoute }) {
  const [path] = useLocation()
  const { access } = useSession()
  const { value: Shell, failed } = useLoaded(shell)

  useEffect(() => {
    if (path && !hasSession()) void renewSession().then((isRenewed) => isRenewed || endSession())
  }, [path])

  // Everybody is sent to the dashboard first; who may not see it goes on from there.
  const elsewhere = access && route.section && path === paths.home && !canRead(access, route.section)
  const first = elsewhere ? firstScreen(access, routes) : undefined
  if (first) return <Redirect to={first} replace />
  if (failed) return <PageFailed />
  if (!Shell) return <Splash />
  return (
    <Shell route={route}>
      <PageOutlet route={route} />
    </Shell>
  )
}
