import type { Served } from '@lineboard/contract/stated'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { personName } from '../../lib/names.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { mayAs, mayChangeAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { callHandlingCell } from './call-cells.ts'
import { t } from './call-logs.messages.ts'
import { followUps } from './follow-ups.ts'
import styles from './handling-state.module.css'

const changes = () => import('./change-calls.ts')

type HandledCall = Pick<
  Served<'CallLog'>,
  'id' | 'callerNumber' | 'customerId' | 'handling' | 'handledAt' | 'handledBy' | 'handler'
>

/** When a call left the open ones, and by whom as far as that is known. */
function Done({ call: { handling, handledAt, handledBy, handler } }: { call: HandledCall }) {
  if (!handledAt || handling === 'open') return null
  const at = formatDateTime(handledAt)
  const isByCall = handling === 'called_back' && handledBy === undefined
  return (
    <span>{isByCall ? t('doneByCall', { at }) : handler ? t('doneBy', { name: personName(handler), at }) : at}</span>
  )
}

interface HandlingStateProps {
  call: HandledCall
  /** No label beside it says that it is a state. */
  isAlone?: boolean
}

/** The follow-up of a call, and a button for each other state, for users who may set it. */
export function HandlingState({ call, isAlone = false }: HandlingStateProps) {
  const { access } = useSession()
  const [isBusy, setBusy] = useState(false)
  const { handling } = call
  if (handling === undefined) return null
  const offered = followUps.filter(
    (action) => mayAs(access, action.call) && mayChangeAs(access, 'CallLog', call) && action.isAllowed({ handling }),
  )
  const choose = async (action: (typeof followUps)[number]) => {
    setBusy(true)
    try {
      const { markCallNow } = await changes()
      await markCallNow({ id: call.id, name: formatPhone(call.callerNumber) }, action.to)
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className={styles.state}>
      {isAlone && <span>{t('handlingIs')}</span>}
      {callHandlingCell.render?.({ value: handling, row: call, tabIndex: 0 })}
      {isAlone && <Done call={call} />}
      {offered.map((action) => (
        <Button
          key={action.id}
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<action.icon fontSize="inherit" />}
          disabled={isBusy}
          onClick={() => void choose(action)}
        >
          {action.label}
        </Button>
      ))}
    </span>
  )
}
