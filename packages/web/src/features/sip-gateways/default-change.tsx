import { nextDefaults, takesOutbound } from '@lineboard/sdk/call-path'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { inOrder, type SipGateway } from './gateway-order.ts'
import type { Values } from './gateway-values.ts'
import { HeirChoice } from './heir-choice.tsx'
import styles from './sip-gateway-form.module.css'
import { t } from './sip-gateways.messages.ts'

/** Says who becomes the outbound default, where the default is about to take no more outbound calls. */
export function DefaultChange({ row }: { row: SipGateway }) {
  const [type, enabled, heirId] = useWatch<Values, ['type', 'enabled', 'heirId']>({
    name: ['type', 'enabled', 'heirId'],
  })
  const { setValue } = useFormContext<Values>()
  const stops = row.defaultOutbound && !takesOutbound({ enabled: enabled === 'yes', type })
  const { data: gateways } = useCall('SipGateway.find', stops ? inOrder(row.customerId) : null)
  const heirs = nextDefaults(gateways ?? [], [row.id])
  const wanted = stops ? (heirId ?? heirs[0]?.id ?? null) : null
  useEffect(() => {
    if (heirId !== wanted) setValue('heirId', wanted)
  }, [heirId, wanted, setValue])
  if (!stops || !gateways) return null
  const heir = heirs.find(({ id }) => id === wanted)
  return (
    <div className={styles.wide}>
      <Alert severity={heir ? 'info' : 'warning'}>
        {heir ? t('defaultMoves', { name: row.name, heir: heir.name }) : t('noHeir', { name: row.name })}
      </Alert>
      <HeirChoice heirs={heirs} value={heir?.id} onChange={(id) => setValue('heirId', id)} />
    </div>
  )
}
