import { MINUTE_MS } from '@lineboard/contract/durations'
import { useEffect, useRef, useState } from 'react'
import { subscribeLive } from '../../data/live.ts'

/** How often figures follow calls at most, in milliseconds. */
const EVERY_MS = 5000

/** Does something after calls came or changed, once for all of a while, and not while nobody looks. */
function useLiveCalls(work: () => unknown, everyMs = EVERY_MS): void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      timer = undefined
      // Until somebody looks again.
      if (document.hidden) later()
      else void latest.current()
    }
    const later = () => {
      timer ??= setTimeout(run, everyMs)
    }
    const stop = subscribeLive('call_log', later, { onGap: later })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [everyMs])
}

/** An answer that is asked for again as calls come: what is on the screen stays until then. */
export function useFollowed<Answer extends { mutate: () => unknown }>(answer: Answer, everyMs?: number): Answer {
  useLiveCalls(answer.mutate, everyMs)
  return answer
}

/** The present, a minute old at most while calls come. */
export function useLivePresent(): Date {
  const [now, setNow] = useState(() => new Date())
  useLiveCalls(() => setNow(new Date()), MINUTE_MS)
  return now
}
