import { takesOutbound } from '@lineboard/sdk/call-path'
import { useWatch } from 'react-hook-form'
import { LostByRemoval } from '../../parts/call-path/lost-by-removal.tsx'
import type { SipGateway } from './gateway-order.ts'
import type { Values } from './gateway-values.ts'
import styles from './sip-gateway-form.module.css'

/** Says whose calls go nowhere once a gateway takes no more outbound calls: to them it is as if it were gone. */
export function LostByStopping({ row }: { row: SipGateway }) {
  const [type, enabled] = useWatch<Values, ['type', 'enabled']>({ name: ['type', 'enabled'] })
  if (!takesOutbound(row) || takesOutbound({ enabled: enabled === 'yes', type })) return null
  return (
    <div className={styles.wide}>
      <LostByRemoval model="SipGateway" ids={[row.id]} withNumbers={false} />
    </div>
  )
}
