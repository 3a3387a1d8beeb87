import Alert from '@mui/material/Alert'
import { comma } from '../../lib/messages.ts'
import { usePhoneFormat } from '../phone/format-phone.ts'
import type { CallTarget } from './call-target.ts'
import { lostWithout } from './lost-without.ts'
import { t } from './panel/call-path.messages.ts'
import { useCallSetup } from './panel/use-call-setup.ts'

interface LostByRemovalProps {
  model: CallTarget
  ids: readonly number[]
  withNumbers: boolean
}

/** So many are named. */
const NAMED = 5

/** Says before rows are deleted whose calls go nowhere then; nothing where none do, or where that can't be read. */
export function LostByRemoval(removal: LostByRemovalProps) {
  const formatPhone = usePhoneFormat()
  const { data } = useCallSetup('in use')
  if (!data) return null
  const { lost, partly } = lostWithout(data, removal, new Date())
  if (lost.length + partly.length === 0) return null
  const named = (numbers: readonly string[]) => ({
    count: numbers.length,
    numbers: numbers.slice(0, NAMED).map(formatPhone).join(comma) + (numbers.length > NAMED ? ' …' : ''),
  })
  return (
    <Alert severity="warning">
      {lost.length > 0 && <div>{t('lostThen', named(lost))}</div>}
      {partly.length > 0 && <div>{t('partlyThen', named(partly))}</div>}
    </Alert>
  )
}
