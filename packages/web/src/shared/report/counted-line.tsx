import { useSnapshot } from 'valtio'
import { t } from './counted-calls.messages.ts'
import { counting } from './counted-calls.ts'

/** How many calls a report was counted from; how many have been read, as long as it is counted. */
export function CountedLine({ calls }: { calls: number | undefined }) {
  const { read, of } = useSnapshot(counting)
  if (calls === undefined && of === 0) return null
  return <p role="status">{calls === undefined ? t('reading', { read, of }) : t('counted', { calls })}</p>
}
