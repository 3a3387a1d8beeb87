import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { SandboxBank } from './sandbox-bank.tsx'

type Answer = (isApproved: boolean) => void

/** Asks as a bank's own page does, wherever `bank` stands. Who leaves the screen meanwhile has not approved. */
export function useSandboxBank(): { bank: ReactNode; askBank: () => Promise<boolean> } {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<Answer>(undefined)

  const answer = useCallback<Answer>((isApproved) => {
    waiting.current?.(isApproved)
    waiting.current = undefined
    setAsking(false)
  }, [])
  const askBank = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve
        setAsking(true)
      }),
    [],
  )
  // A payment that nobody can answer any more would keep every other one waiting.
  useEffect(() => () => waiting.current?.(false), [])

  return { bank: isAsking && <SandboxBank onAnswer={answer} />, askBank }
}
