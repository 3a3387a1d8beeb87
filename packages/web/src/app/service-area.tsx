import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useLoaded } from '../lib/load-once.ts'
import { hasSession } from '../state/session.ts'
import type { AppRoute } from './app-route.ts'
import { PageFailed } from './page-failed.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { shell } from './shell/load-shell.ts'
import { endSession } from './sign-out.ts'
import { Splash } from './splash.tsx'

/** The signed-in part: the shell with a page in it. Every navigation needs a session that has not ended. */
export function ServiceArea({ route }: { route: AppRoute }) {
  const [path] = useLocation()
  const { value: Shell, failed } = useLoaded(shell)

  useEffect(() => {
    if (path && !hasSession()) endSession()
  }, [path])

  if (failed) return <PageFailed />
  if (!Shell) return <Splash />
  return (
    <Shell route={route}>
      <PageOutlet route={route} />
    </Shell>
  )
}
