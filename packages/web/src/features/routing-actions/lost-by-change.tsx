import { useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { LostThen } from '../../parts/call-path/lost-then.tsx'
import { lostWith } from '../../parts/call-path/lost-without.ts'
import { isWholeTarget, type RoutingAction, toBody, toValues, type Values } from './routing-action-values.ts'

/** Says whose calls go nowhere once a routing action does what is typed; nothing while a target is still to be chosen. */
export function LostByChange({ row }: { row: RoutingAction }) {
  const [type, chosen] = useWatch<Values, ['type', 'targets']>({ name: ['type', 'targets'] })
  const { targets } = toBody({ ...toValues(row), type, targets: chosen })
  const inq = chosen.flatMap(({ kind, recordId }) => (kind === 'receiving_number' ? (recordId ?? []) : []))
  const phones = useCall('ReceivingNumber.find', inq.length > 0 ? { filter: { where: { id: { inq } } } } : null).data
  if (!chosen.every(isWholeTarget) || (inq.length > 0 && !phones)) return null
  return <LostThen of={(loaded) => lostWith(loaded, { ...row, type, targets }, phones ?? [], new Date())} />
}
