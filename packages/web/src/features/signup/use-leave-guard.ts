import { useEffect } from 'react'
import { cardSource } from '../../parts/card/card-source.ts'
import type { Work } from './machine/sign-up-state.ts'

/** Asks before the page is closed while money or account are on their way. */
export function useLeaveGuard(work: Work | undefined): void {
  // Stripe itself may lead to the page of a bank, which must not be held up; what was begun is kept all the same.
  const isGuarded = work === 'registering' || (work === 'paying' && cardSource().kind !== 'stripe')
  useEffect(() => {
    if (!isGuarded) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', handleUnload)
    return () => removeEventListener('beforeunload', handleUnload)
  }, [isGuarded])
}
