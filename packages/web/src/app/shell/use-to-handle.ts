import { useEffect, useState } from 'react'
import { subscribeLive } from '../../data/live.ts'
import { useCall } from '../../data/use-call.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { openCalls } from '../../parts/handling/open-calls.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { useSession } from '../../state/session.ts'

const waiting = openCalls()

/** How long a screen has stood before calls are counted, and they are counted again at most this often, in milliseconds. */
const REST_MS = 1000

/** How many calls wait for somebody, for who sees their list; it follows what happens to calls. Undefined while nobody knows. */
export function useToHandle(): number | undefined {
  const { access } = useSession()
  const isShown = access !== undefined && isSeen(placeFacts.toHandle, access)
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const isAsked = isShown && isAtRest
  const { data, mutate } = useCall('CallLog.count', isAsked ? waiting : null, { silent: true })

  useEffect(() => {
    if (!isAsked) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void mutate()
      }, REST_MS)
    }
    const stop = subscribeLive(
      'call_log',
      (message) => {
        // A call that nobody has to call back changes nothing of it.
        if (Reflect.has(Object('data' in message ? message.data : undefined), 'handling')) askAgain()
      },
      { onGap: askAgain },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isAsked, mutate])
  return data?.count
}
