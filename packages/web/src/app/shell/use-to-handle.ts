import { useEffect, useState } from 'react'
import { useHasField } from '../../data/server-fields.ts'
import { useCall } from '../../data/use-call.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { openCalls, useHandlingFollowed } from '../../shared/handling/open-calls.ts'
import { useSession } from '../../state/session.ts'

const waiting = openCalls()

/** How long a screen has stood before calls are counted, in milliseconds. */
const REST_MS = 1000

/** How many calls wait for somebody, for who sees their list; it follows what happens to calls. Undefined while nobody knows. */
export function useToHandle(): number | undefined {
  const { access } = useSession()
  const has = useHasField()
  const isShown = has('CallLog', 'handling') && access !== undefined && isSeen(placeFacts.toHandle, access)
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const args = isShown && isAtRest ? waiting : null
  const answer = useCall('CallLog.count', args, { silent: true })
  useHandlingFollowed(args, answer)
  return answer.data?.count
}
