import type { LoadedSetup } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import { comma } from '../../lib/messages.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { usePhoneFormat } from '../phone/format-phone.ts'
import { t } from './call-flow.messages.ts'
import type { LostThen as Lost } from './lost-without.ts'
import { useCallSetup } from './use-call-setup.ts'

/** So many are named. */
const NAMED = 5

/** Names the numbers whose calls go nowhere once something is done; nothing where none do, or where that can't be read. */
export function LostThen({ of }: { of: (loaded: LoadedSetup) => Lost }) {
  const formatPhone = usePhoneFormat()
  const { data } = useCallSetup('in use')
  if (!data) return null
  const { lost, partly } = of(data)
  if (lost.length + partly.length === 0) return null
  const named = (numbers: readonly string[]) => ({
    count: numbers.length,
    numbers: numbers.slice(0, NAMED).map(formatPhone).join(comma) + (numbers.length > NAMED ? ' …' : ''),
  })
  return (
    <Alert severity="warning">
      {lost.length > 0 && (
        <div>
          <Unbroken>{t('lostThen', named(lost))}</Unbroken>
        </div>
      )}
      {partly.length > 0 && (
        <div>
          <Unbroken>{t('partlyThen', named(partly))}</Unbroken>
        </div>
      )}
    </Alert>
  )
}
