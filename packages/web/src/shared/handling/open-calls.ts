import type { CallArgs } from '@lineboard/sdk'
import { formatConditions } from '@lineboard/sdk'
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
