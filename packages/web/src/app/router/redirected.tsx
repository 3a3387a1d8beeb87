import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { toast } from '../../state/toasts.ts'

interface RedirectedProps {
  to: string
  /** Why the address that was opened is not shown; undefined where nobody would miss it. */
  said: string | undefined | (() => Promise<string | undefined>)
}

/** Says why an address is not shown, and leads elsewhere. */
export function Redirected({ to, said }: RedirectedProps) {
  useEffect(() => {
    const say = (text: string | undefined) => text && toast({ severity: 'warn', text })
    if (typeof said === 'function') said().then(say, () => undefined)
    else say(said)
  }, [said])
  return <Redirect key={to} to={to} replace />
}
