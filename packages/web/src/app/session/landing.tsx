import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { useSession } from '../../state/session.ts'
import { firstScreen } from '../router/first-screen.ts'
import { routeAt } from '../router/match-route.ts'
import { paths } from '../router/paths.ts'
import { isSeen } from '../router/permission.ts'
import { routes } from '../router/routes.ts'
import { sendSession } from './session.ts'

/** Leads whoever is signed in from a public page to what was asked for, or to the first section where that may not be seen. */
export function Landing() {
  const { returnTo, access } = useSession()
  const route = returnTo === undefined ? undefined : routeAt(returnTo)
  const isRefused = route !== undefined && access !== undefined && !isSeen(route, access)
  useEffect(() => {
    if (isRefused) sendSession({ type: 'linkRefused' })
  }, [isRefused])
  const to = (isRefused ? firstScreen(access, routes) : returnTo) ?? paths.home
  return <Redirect key={to} to={to} replace />
}
