import type { Served } from '@lineboard/contract/stated'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { mayAs, mayChangeAs } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { callHandlingCell } from './call-cells.ts'
import { followUps } from './follow-ups.ts'
import styles from './handling-state.module.css'

const changes = () => import('./change-calls.ts')

type HandledCall = Pick<Served<'CallLog'>, 'id' | 'callerNumber' | 'customerId' | 'handling'>

/** The follow-up of a call, and a button for each other state, for users who may set it. */
export function HandlingState({ call }: { call: HandledCall }) {
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
      {callHandlingCell.render?.({ value: handling, row: call, tabIndex: 0 })}
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
