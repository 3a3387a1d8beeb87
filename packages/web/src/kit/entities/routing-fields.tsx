import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLoaded } from '../../browser/lazy.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { seesEveryCustomer, useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { type BulkChoice, useFormFacts } from '../form/form-context.ts'
import { inputsFor } from '../form/inputs.tsx'
import { useOwnChoices } from '../form/use-own-choices.ts'
import { t } from './number-routing.messages.ts'
import { routingPanels } from './saved-routing.ts'

type OpNumber = components['schemas']['OpNumber']

/** What of a number says where its calls come from and go to, by id; null where nothing is chosen. */
interface RoutingValues {
  tracking_sourceId: number | null
  receiving_numberId: number | null
  sip_gatewayId: number | null
  routing_actionId: number | null
}

interface RoutingFieldProps {
  /** The number, with what it is related to; a new one has none. */
  row?: OpNumber | undefined
}

/** What it means for numbers to have nothing in one of these fields. */
export const emptyRouting: Readonly<Record<keyof RoutingValues, string>> = {
  tracking_sourceId: t('noSourceMeans'),
  receiving_numberId: t('noReceivingMeans'),
  sip_gatewayId: t('noGatewayMeans'),
  routing_actionId: t('noActionMeans'),
}

const { RelationInput, AddingInput } = inputsFor<RoutingValues>()

// Where rows of several customers are offered, they may have the same name.
const note = { relation: 'Customer', field: 'companyName' } as const

/** The source that calls of the number count for, chosen or added. */
export function SourceField({ row }: RoutingFieldProps) {
  const { customerId, own, withheld } = useOwnChoices(row)
  return (
    <AddingInput
      name="tracking_sourceId"
      label={t('source')}
      locked={withheld}
      list="TrackingSource.find"
      textField="name"
      note={note}
      where={own}
      initial={row?.TrackingSource}
      adding={{ place: 'trackingSources', label: t('addSource'), call: 'TrackingSource.upsert', customerId }}
    />
  )
}

const deciding = ['receiving_numberId', 'routing_actionId'] as const

/** Where calls of numbers that are changed together go then. */
function GoesThen({ ids, chosen, put }: BulkChoice) {
  const values = useWatch<RoutingValues, typeof deciding>({ name: deciding })
  const { value } = useLoaded(routingPanels)
  const picked = deciding.flatMap((name, at) => (chosen.has(name) ? [[name, values[at] ?? null] as const] : []))
  const takeOff = () => put('routing_actionId', null)
  return value ? <value.GoesThenNote ids={ids} chosen={Object.fromEntries(picked)} onTakeOff={takeOff} /> : null
}

/** The number that calls are delivered to, chosen or added. */
export function ReceivingNumberField({ row }: RoutingFieldProps) {
  const { customerId, own, withheld } = useOwnChoices(row)
  const { bulk } = useFormFacts()
  const actionId = useWatch<RoutingValues, 'routing_actionId'>({ name: 'routing_actionId' })
  const isLast = (chosen: BulkChoice['chosen']) => chosen.has('receiving_numberId') && !chosen.has('routing_actionId')
  return (
    <>
      <AddingInput
        name="receiving_numberId"
        label={t('receivingNumber')}
        {...(!bulk && actionId != null && { hint: t('overruled') })}
        locked={withheld}
        list="ReceivingNumber.find"
        textField="number"
        isPhone
        alsoField="description"
        note={note}
        where={own}
        initial={row?.ReceivingNumber}
        adding={{
          place: 'receivingNumbers',
          label: t('addReceivingNumber'),
          call: 'ReceivingNumber.create',
          customerId,
        }}
      />
      {bulk && withheld === undefined && isLast(bulk.chosen) && <GoesThen {...bulk} />}
    </>
  )
}

/** The gateway that calls go over. */
export function GatewayField({ row }: RoutingFieldProps) {
  const { shared, withheld } = useOwnChoices(row)
  const { access } = useSession()
  return (
    <RelationInput
      name="sip_gatewayId"
      label={t('gateway')}
      hint={t(withheld === undefined ? 'gatewayHint' : 'gatewayForAll')}
      list="SipGateway.find"
      textField="name"
      note={note}
      where={shared}
      initial={row?.SipGateway}
      // The owner's serve everybody, and are shown to its staff alone.
      unseen={seesEveryCustomer(access) ? undefined : t('ownersGateway')}
    />
  )
}

/** What a new routing action begins with: calls go on to ring where they would without it. Nobody is recorded unless that is chosen. */
const actionFor = (number: string | undefined, receivingId: number | null | undefined) =>
  receivingId == null
    ? undefined
    : {
        name: number ? t('actionName', { number: formatPhone(number) }) : '',
        type: 'forward',
        targets: [{ kind: 'receiving_number', target: String(receivingId) }],
        recordCalls: false,
      }

/** Chooses a voice menu: the routing action that hands calls to it is chosen then, and made where there is none yet. */
function MenuChoice({ customerId, onChosen }: { customerId: number | undefined; onChosen: (action: object) => void }) {
  const [source, setSource] = useState<typeof routingPanels>()
  const mayAdd = useMay('RoutingAction.create')
  const maySee = useMay('Ivr.find')
  if (!mayAdd || !maySee) return null
  return (
    <>
      <Button size="small" onClick={() => setSource(routingPanels)}>
        {t('chooseMenu')}
      </Button>
      {source && <OpenChoice {...{ source, customerId, onChosen }} onClose={() => setSource(undefined)} />}
    </>
  )
}

interface OpenChoiceProps {
  source: typeof routingPanels
  customerId: number | undefined
  onChosen: (action: object) => void
  onClose: () => void
}

function OpenChoice({ source, ...rest }: OpenChoiceProps) {
  const panels = useWanted(source)
  return panels ? <panels.ChooseMenu {...rest} /> : null
}

/** What happens to calls before they ring, chosen or added. `number` names an action that is added. */
export function RoutingActionField({ row, number }: RoutingFieldProps & { number?: string | undefined }) {
  const { customerId, own, withheld } = useOwnChoices(row)
  const receivingId = useWatch<RoutingValues, 'receiving_numberId'>({ name: 'receiving_numberId' })
  const { bulk } = useFormFacts()
  const field = (
    <AddingInput
      name="routing_actionId"
      label={t('routingAction')}
      hint={t('routingHint')}
      locked={withheld}
      list="RoutingAction.find"
      textField="name"
      note={note}
      where={own}
      initial={row?.RoutingAction}
      adding={{
        place: 'routingActions',
        label: t('addRoutingAction'),
        call: 'RoutingAction.create',
        preset: actionFor(number, receivingId),
        customerId,
      }}
      also={bulk ? undefined : (choose) => <MenuChoice customerId={customerId} onChosen={choose} />}
    />
  )
  return (
    <>
      {field}
      {withheld === undefined && bulk?.chosen.has('routing_actionId') && <GoesThen {...bulk} />}
    </>
  )
}
