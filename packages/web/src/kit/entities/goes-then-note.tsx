import Alert from '@mui/material/Alert'
import useSWR from 'swr'
import { kept } from '../../data/use-answer.ts'
import { t } from '../../shared/call-flow/call-flow.messages.ts'
import { Button } from '../../ui/button.tsx'
import type { Chosen } from '../bulk/edit-rows.ts'
import { IgnoredOfMany } from './ignored-note.tsx'
import { goesThen } from './routing-news.ts'

interface GoesThenNoteProps {
  ids: readonly number[]
  /** What is chosen of the fields that decide where calls go. */
  chosen: Chosen
  /** Takes the routing actions off that come first. */
  onTakeOff: () => void
}

/** Says, before numbers are changed together, where their calls go then. Where that is not known, how many of them a routing action decides it for. */
export function GoesThenNote({ ids, chosen, onTakeOff }: GoesThenNoteProps) {
  const { data, error, isLoading } = useSWR(['OpNumber.goesThen', ids, chosen], () => goesThen(ids, chosen), {
    ...kept,
    keepPreviousData: true,
  })
  if (isLoading && !data) return null
  if (error || !data) return 'routing_actionId' in chosen ? null : <IgnoredOfMany ids={ids} />
  const { still, others, overruled } = data
  if (!still && !others) return null
  return (
    <Alert severity={still ? 'warning' : 'info'} role="status" sx={{ gridColumn: '1 / -1' }}>
      {still && (
        <div>
          {still}{' '}
          <Button size="small" onClick={onTakeOff}>
            {t('saved.takeOff', { count: overruled })}
          </Button>
        </div>
      )}
      {others && <div>{others}</div>}
    </Alert>
  )
}
