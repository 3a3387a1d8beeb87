import { nextDefaults } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import type { SipGateway } from './gateway-order.ts'
import { t } from './sip-gateways.messages.ts'

interface NextDefaultChoiceProps {
  /** Gateways that can become it. */
  candidates: readonly SipGateway[]
  value: number | undefined
  onChange: (id: number) => void
}

/** Asks which gateway becomes the outbound default, where there is a choice. */
export function NextDefaultChoice({ candidates, value, onChange }: NextDefaultChoiceProps) {
  if (candidates.length < 2) return null
  return (
    <PlainSelect
      label={t('nextDefault')}
      options={candidates.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value ?? '')}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

/**
 * Who becomes the outbound default where the default goes: who gets what used it, else the next in order, unless people choose
 * another one. Where no gateway is left that takes calls, what becomes of the numbers that name none.
 */
export function RemovalNotes({ targets, moveToId, onFirst }: RemovalNotesProps) {
  const gone = targets.map(({ id }) => id)
  const going = useCall('SipGateway.find', { filter: { where: { id: { inq: gone } } } }, { silent: true })
  const rows = going.data
  const customerIds = [...new Set(rows?.filter((row) => row.defaultOutbound).map((row) => row.customerId))]
  const staying = useCall(
    'SipGateway.find',
    customerIds.length === 0
      ? null
      : { filter: { where: { customerId: { inq: customerIds } }, order: 'position ASC' } },
    { silent: true },
  )
  const stay = staying.data
  const failed = [going, staying].find(({ error }) => error !== undefined)
  const { data: others } = useCall('OpNumber.count', { where: { sip_gatewayId: null } }, { silent: true })
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const isKnown = !failed && rows !== undefined && (customerIds.length === 0 || stay !== undefined)

  const changes = customerIds.map((customerId) => {
    const gateways = stay?.filter((row) => row.customerId === customerId) ?? []
    const candidates = nextDefaults(gateways, gone)
    const wanted = chosen[customerId] ?? moveToId
    return {
      customerId,
      candidates,
      name: rows?.find((row) => row.defaultOutbound && row.customerId === customerId)?.name ?? '',
      nextDefault: candidates.find(({ id }) => id === wanted) ?? candidates[0],
    }
  })
  const nextIds = changes.flatMap(({ nextDefault }) => nextDefault?.id ?? []).join()
  useEffect(() => {
    if (!isKnown) return
    if (nextIds === '') return onFirst(undefined)
    const bodies = nextIds.split(',').map((id) => ({ body: { gateway_id: Number(id) } }))
    const run = async () => {
      for (const body of bodies) await api().SipGateway.setDefault(body)
      void refresh('SipGateway')
    }
    onFirst({ run, last: bodies.map((body) => ['SipGateway.setDefault', body]) })
  }, [isKnown, nextIds, onFirst])
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.mutate()} />
  if (!isKnown) return null
  return changes.map(({ customerId, candidates, name, nextDefault }) => (
    <div key={customerId}>
      <Alert severity={nextDefault ? 'info' : 'warning'}>
        {nextDefault
          ? t('defaultMoves', { name, nextDefault: nextDefault.name })
          : t('defaultGoes', { name, count: others?.count ?? 0 })}
      </Alert>
      <NextDefaultChoice
        candidates={candidates}
        value={nextDefault?.id}
        onChange={(id) => setChosen((before) => ({ ...before, [customerId]: id }))}
      />
    </div>
  ))
}
