import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { useCall } from '../../data/use-call.ts'
import { t } from './number-routing.messages.ts'

type Routed = Pick<components['schemas']['OpNumber'], 'routing_actionId'>

/** Ids travel in the address, which many servers cut off at 8 kB. */
const MOST_ASKED = 250

/** Says of how many numbers a routing action decides where calls ring, so that another receiving number would change nothing. */
export function IgnoredNote({ numbers }: { numbers: readonly Routed[] }) {
  const count = numbers.filter(({ routing_actionId }) => routing_actionId != null).length
  return (
    count > 0 && (
      <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
        {t('ignored', { count })}
      </Alert>
    )
  )
}

/** The same of numbers that are changed together. */
export function IgnoredOfMany({ ids }: { ids: readonly number[] }) {
  const { data } = useCall(
    'OpNumber.find',
    { filter: { where: { id: { inq: ids.slice(0, MOST_ASKED) } }, fields: ['id', 'routing_actionId'] } },
    { silent: true },
  )
  return data && <IgnoredNote numbers={data} />
}
