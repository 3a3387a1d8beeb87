import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../resource/removal/removal-notes.ts'
import { t } from './sip-gateways.messages.ts'

/** What becomes of the numbers that name no gateway, where the outbound default goes; whoever takes over becomes it. */
export function RemovalNotes({ targets, moveToId, onFirst }: RemovalNotesProps) {
  const inq = [...targets.map(({ id }) => id), ...(moveToId === undefined ? [] : [moveToId])]
  const { data, isLoading } = useCall(
    'SipGateway.find',
    { filter: { where: { id: { inq } } } },
    { keepPreviousData: true },
  )
  const { data: others } = useCall('OpNumber.count', { where: { sip_gatewayId: null } }, { silent: true })
  const gone = data?.filter(({ id, defaultOutbound }) => id !== moveToId && defaultOutbound) ?? []
  const heir = data?.find(({ id }) => id === moveToId)
  const heirId = gone.length > 0 && heir?.enabled && heir.type !== 'inbound' ? heir.id : undefined
  useEffect(() => {
    if (isLoading) return
    if (heirId === undefined) return onFirst(undefined)
    const body = { gateway_id: heirId }
    const run = async () => {
      await api().SipGateway.setDefault({ body })
      void refresh('SipGateway')
    }
    onFirst({ run, last: [['SipGateway.setDefault', { body }]] })
  }, [isLoading, heirId, onFirst])
  return gone.map(({ id, name }) => (
    <Alert key={id} severity={heirId === undefined ? 'warning' : 'info'}>
      {heirId === undefined
        ? t('defaultGoes', { name, count: others?.count ?? 0 })
        : t('defaultMoves', { name, heir: heir?.name ?? '' })}
    </Alert>
  ))
}
