import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { useLoaded } from '../../browser/lazy.ts'
import { hrefOf } from '../../places/href.ts'
import { placeAt } from '../../places/place-at.ts'
import { useSession } from '../../state/session.ts'
import { signedIn } from '../router/page-loader.ts'
import { NotDownloaded } from '../router/page-outlet.tsx'
import { sendSession } from './start-session.ts'

/** Leads whoever is signed in from a public page to what was asked for, or to the first section where that may not be seen. */
export function Landing() {
  const { returnTo, access } = useSession()
  const place = returnTo === undefined ? undefined : placeAt(returnTo)
  const { value: rules, failed } = useLoaded(signedIn)
  const isRefused = rules && place !== undefined && access !== undefined && !rules.isSeen(place, access)
  useEffect(() => {
    if (isRefused) sendSession({ type: 'linkRefused' })
  }, [isRefused])
  if (failed) return <NotDownloaded />
  if (!rules) return null
  const to = (isRefused ? rules.firstScreen(access) : returnTo) ?? hrefOf('dashboard')
  return <Redirect key={to} to={to} replace />
}
