import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeAt } from '../../places/place-at.ts'
import { useSession } from '../../state/session.ts'
import { firstScreen } from '../router/first-screen.ts'
import { sendSession } from './start-session.ts'

/** Leads whoever is signed in from a public page to what was asked for, or to the first section where that may not be seen. */
export function Landing() {
  const { returnTo, access } = useSession()
  const place = returnTo === undefined ? undefined : placeAt(returnTo)
  const isRefused = place !== undefined && access !== undefined && !isSeen(place, access)
  useEffect(() => {
    if (isRefused) sendSession({ type: 'linkRefused' })
  }, [isRefused])
  const to = (isRefused ? firstScreen(access) : returnTo) ?? hrefOf('dashboard')
  return <Redirect key={to} to={to} replace />
}
