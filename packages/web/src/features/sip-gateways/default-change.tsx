import { nextDefaults, takesOutbound } from '@lineboard/sdk/call-path'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { inOrder, type SipGateway } from './gateway-order.ts'
import type { Values } from './gateway-values.ts'
import { NextDefaultChoice } from './next-default-choice.tsx'
import styles from './sip-gateway-form.module.css'
import { t } from './sip-gateways.messages.ts'

/** Says who becomes the outbound default, where the default is about to take no more outbound calls. */
export function DefaultChange({ row }: { row: SipGateway }) {
  const [type, enabled, nextDefaultId] = useWatch<Values, ['type', 'enabled', 'nextDefaultId']>({
    name: ['type', 'enabled', 'nextDefaultId'],
  })
  const { setValue } = useFormContext<Values>()
  const stops = row.defaultOutbound && !takesOutbound({ enabled: enabled === 'yes', type })
  const { data: gateways } = useCall('SipGateway.find', stops ? inOrder(row.customerId) : null)
  const candidates = nextDefaults(gateways ?? [], [row.id])
  const wanted = stops ? (nextDefaultId ?? candidates[0]?.id ?? null) : null
  useEffect(() => {
    if (nextDefaultId !== wanted) setValue('nextDefaultId', wanted)
  }, [nextDefaultId, wanted, setValue])
  if (!stops || !gateways) return null
  const nextDefault = candidates.find(({ id }) => id === wanted)
  return (
    <div className={styles.wide}>
      <Alert severity={nextDefault ? 'info' : 'warning'}>
        {nextDefault
          ? t('defaultMoves', { name: row.name, nextDefault: nextDefault.name })
          : t('noNextDefault', { name: row.name })}
      </Alert>
      <NextDefaultChoice
        candidates={candidates}
        value={nextDefault?.id}
        onChange={(id) => setValue('nextDefaultId', id)}
      />
    </div>
  )
}
