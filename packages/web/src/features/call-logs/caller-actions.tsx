import { useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { navigate } from '../../browser/navigate.ts'
import { rowHref } from '../../places/href.ts'
import { CallButton } from '../../shared/phone/call-button.tsx'
import { isNumber } from '../../shared/phone/call-icon.tsx'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { aboutParameter, toAbout } from '../../shared/tickets/about.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { entryFor } from './blocking.ts'
import { t } from './caller.messages.ts'
import type { CallerAnswers } from './use-caller.ts'

const panels = loadOnce(() => import('./call-panels.ts'))

/** What can be done about a caller: a ticket about the last call, and refusing all of them. */
export function CallerActions({ caller }: { caller: CallerAnswers }) {
  const { number, latest = [], contacts = [], entries = [] } = caller
  const [isBlocking, setBlocking] = useState(false)
  const mayBlock = useMay('BlacklistNumber.create')
  const mayAsk = useMay('Ticket.create')
  const [call] = latest
  const customerId = caller.customerId ?? call?.customerId ?? contacts[0]?.customerId
  const isBlocked = customerId !== undefined && entryFor(entries, number, customerId) !== undefined
  const about = call && toAbout({ kind: 'call', recordId: call.id, name: formatPhone(number) })
  const ticketHref = rowHref('tickets', { action: 'add' }, {}, { [aboutParameter]: about, customer: caller.customerId })
  return (
    <>
      <CallButton number={number} />
      {mayAsk && about && (
        <Button variant="outlined" color="inherit" onClick={() => navigate(ticketHref)}>
          {t('openTicket')}
        </Button>
      )}
      {mayBlock && isNumber(number) && !isBlocked && customerId !== undefined && (
        <Button variant="outlined" color="error" onClick={() => setBlocking(true)}>
          {t('block')}
        </Button>
      )}
      {isBlocking && customerId !== undefined && (
        <Blocking row={{ id: call?.id ?? 0, callerNumber: number, customerId }} onClose={() => setBlocking(false)} />
      )}
    </>
  )
}

function Blocking(props: { row: { id: number; callerNumber: string; customerId: number }; onClose: () => void }) {
  const value = useWanted(panels)
  return value ? <value.BlockNowDialog {...props} /> : null
}
