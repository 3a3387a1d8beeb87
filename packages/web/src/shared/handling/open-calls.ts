import { type CallArgs, formatConditions } from '@lineboard/sdk'
import { useEffect } from 'react'
import { subscribeLive } from '../../data/live.ts'
import { hrefOf } from '../../places/href.ts'

/** Whose calls, and where they came from; all where it says nothing. */
interface Scope {
  customerId?: number | undefined
  sourceId?: number | undefined
}

/** The question how many calls wait for somebody, whatever day they are of. */
export const openCalls = ({ customerId, sourceId }: Scope = {}): CallArgs<'CallLog.count'> => ({
  where: {
    handling: 'open',
    ...(customerId !== undefined && { customerId }),
    ...(sourceId !== undefined && { trackingSourceId: sourceId }),
  },
})

/** Address of the list of the same calls. */
export function openCallsHref({ customerId, sourceId }: Scope = {}): string {
  const source = { type: 'field', key: 'trackingSourceId', value: String(sourceId) } as const
  const open = { type: 'field', key: 'handling', operator: 'is', value: 'open' } as const
  const filter = formatConditions([...(sourceId === undefined ? [] : [source]), open])
  return hrefOf('toHandle', {}, { filter, customer: customerId })
}

/** How long after what happened calls are counted again, once for all of it, in milliseconds. */
const WAIT_MS = 1000

/** Questions that are about to be asked again, for all who show the answer. */
const due = new Set<string>()

/** Asks a question about calls that wait for somebody again after what happens to them; none where nothing is asked. */
export function useHandlingFollowed(question: object | null, { mutate }: { mutate: () => unknown }): void {
  const key = question && JSON.stringify(question)
  useEffect(() => {
    if (key === null) return
    const askAgain = () => {
      if (due.has(key)) return
      due.add(key)
      setTimeout(() => {
        due.delete(key)
        void mutate()
      }, WAIT_MS)
    }
    return subscribeLive(
      'call_log',
      (message) => {
        // A call that nobody has to call back changes nothing of it.
        if (Reflect.has(Object('data' in message ? message.data : undefined), 'handling')) askAgain()
      },
      { onGap: askAgain },
    )
  }, [key, mutate])
}
