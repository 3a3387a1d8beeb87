import { dependentsOf } from '@lineboard/contract/dependents'
import { type LeadingNumber, type LedTo, type LoadedSetup, waysLeadingTo } from '@lineboard/sdk/call-flow'
import { useId } from 'react'
import useSWR from 'swr'
import { kept } from '../../data/use-answer.ts'
import { comma } from '../../lib/messages.ts'
import { rowHref } from '../../places/href.ts'
import { placeOfEntity } from '../../places/place.ts'
import { t } from '../../shared/call-flow/call-flow.messages.ts'
import { t as title } from '../../shared/call-flow/call-flow-title.messages.ts'
import type { CallTarget } from '../../shared/call-flow/call-target.ts'
import { wayText } from '../../shared/call-flow/rings-at.ts'
import { useCallSetup } from '../../shared/call-flow/use-call-setup.ts'
import { nounsOf } from '../../shared/model-nouns.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import type { RowDialogModule } from '../actions/action.ts'
import { rowsNaming } from '../removal/impact.ts'
import { valueAt } from '../value-at.ts'

/** Rows that name others inside are looked through, and no more of them than this. */
const MOST = 1000

/** What names a row as a place that calls go to: by the contract's table, the lists that are no tracking numbers' own. */
const routesTo = (model: CallTarget) =>
  dependentsOf(model).filter(({ count }) => count === 'RoutingAction.find' || count === 'Ivr.find')

async function readNaming(model: CallTarget, id: number) {
  const named = routesTo(model).map(async (dependent) => ({
    list: dependent.count,
    rows: await rowsNaming(dependent, model, [id], MOST),
  }))
  return (await Promise.all(named)).filter(({ rows }) => rows.length > 0)
}

interface NamingRowsProps {
  model: CallTarget
  id: number
}

/** The routing actions and voice menus that send calls on to a row, each with a link; nothing where there are none. */
function NamingRows({ model, id }: NamingRowsProps) {
  const { data = [] } = useSWR(['OpNumber.naming', model, id], () => readNaming(model, id), kept)
  return data.map(({ list, rows }) => <Naming key={list} list={list} rows={rows} />)
}

function Naming({ list, rows }: { list: string; rows: readonly object[] }) {
  const titleId = useId()
  const place = placeOfEntity(list.split('.')[0] ?? '')
  return (
    <>
      <p id={titleId}>{t('naming', { nouns: nounsOf(list).other })}</p>
      <ul aria-labelledby={titleId}>
        {rows.map((row) => {
          const id = Number(valueAt(row, 'id'))
          const name = String(valueAt(row, 'name'))
          return (
            <li key={id}>
              {place ? <PlaceLink href={rowHref(place, { action: 'edit', id })}>{name}</PlaceLink> : name}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface Routed {
  id: number
  receiving_numberId?: number
}

/** Numbers that a receiving number is set for, and whose calls do not come to it: the list of receiving numbers names them as well. */
export function overruledOf<Each extends Routed>(
  numbers: readonly Each[],
  leading: readonly Pick<Routed, 'id'>[],
  { model, id }: LedTo,
): Each[] {
  if (model !== 'ReceivingNumber') return []
  const comes = new Set(leading.map((each) => each.id))
  return numbers.filter((number) => number.receiving_numberId === id && !comes.has(number.id))
}

interface LeadingHereProps {
  model: CallTarget
  row: { id: number; number?: string }
  onClose: () => void
}

function LeadingHere({ model, row: { id, number }, onClose }: LeadingHereProps) {
  return (
    <Dialog title={title('leadingHere')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <Numbers to={{ model, id, number: model === 'ReceivingNumber' ? number : undefined }} />
      <NamingRows model={model} id={id} />
    </Dialog>
  )
}

/** The dialogs that show which numbers' calls come to a row, and what sends them there, by the model of the row. */
export const dialogs: Record<CallTarget, RowDialogModule<{ id: number }>> = {
  RoutingAction: { ActionDialog: (props) => <LeadingHere model="RoutingAction" {...props} /> },
  Ivr: { ActionDialog: (props) => <LeadingHere model="Ivr" {...props} /> },
  ReceivingNumber: { ActionDialog: (props) => <LeadingHere model="ReceivingNumber" {...props} /> },
  SipGateway: { ActionDialog: (props) => <LeadingHere model="SipGateway" {...props} /> },
}

function Numbers({ to }: { to: LedTo }) {
  const { data, error, mutate } = useCallSetup('in use')
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <p role="status">{t('loading')}</p>
  const leading = waysLeadingTo(data.setup, data.numbers, to)
  if (!leading) return <p>{t('outcome.unknown')}</p>
  const numbers = leading.map(({ number }) => number)
  const overruled = overruledOf(data.numbers, numbers, to).map((number) => ({ number, ways: [] }))
  return (
    <>
      {leading.length === 0 ? <p>{t('nobodyLeads')}</p> : <NumberList title={t('numbersLead')} leading={leading} />}
      {overruled.length > 0 && <NumberList title={t('overruled')} leading={overruled} />}
    </>
  )
}

interface NumberListProps {
  title: string
  leading: readonly LeadingNumber<LoadedSetup['numbers'][number]>[]
}

function NumberList({ title, leading }: NumberListProps) {
  const formatPhone = usePhoneFormat()
  const titleId = useId()
  return (
    <>
      <p id={titleId}>{title}</p>
      <ul aria-labelledby={titleId}>
        {leading.map(({ number: { id, tracking_number, description }, ways }) => (
          <li key={id}>
            <PlaceLink href={rowHref('trackingNumbers', { action: 'edit', id })}>
              {formatPhone(tracking_number)}
            </PlaceLink>
            {[description && ` ${description}`, ...ways.map(wayText)].filter(Boolean).join(comma)}
          </li>
        ))}
      </ul>
    </>
  )
}
