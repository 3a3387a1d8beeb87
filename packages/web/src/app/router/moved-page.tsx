import { Redirect, useParams } from 'wouter'

/** Leads on to where a page stands now: `:name` in the address is filled from the one that was opened. */
export function MovedPage({ to }: { to: string }) {
  const params = useParams()
  return <Redirect to={to.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')} replace />
}
