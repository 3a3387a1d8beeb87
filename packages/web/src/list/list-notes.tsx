import { useLoaded } from '../browser/load-once.ts'
import { instantsOf } from '../parts/period/period-name.ts'
import { ZoneBadge } from '../parts/period/zone-badge.tsx'
import type { Resource } from '../resource/define-resource.ts'
import { Note } from '../ui/note.tsx'
import { t } from './list.messages.ts'
import { useListContext } from './list.ts'

/** Whether rows have times, which are told by the clocks of some place. */
export const hasTimes = ({ columns, searchable }: Pick<Resource, 'columns' | 'searchable'>): boolean =>
  columns.some(({ search }) => search !== undefined && searchable[search]?.kind === 'date-time')

/** Beside the name of a list: by which clocks its times are told, what its rows are for, and what is odd about them. */
export function ListNotes() {
  const { resource, state, can } = useListContext()
  const { about, remarks } = resource
  if (!can.see) return null
  return (
    <>
      {hasTimes(resource) && <ZoneBadge span={state.period && instantsOf(state.period)} />}
      {about && <Note title={t('list.about')}>{about}</Note>}
      {remarks && <ListRemarks source={remarks} />}
    </>
  )
}

function ListRemarks({ source }: { source: NonNullable<Resource['remarks']> }) {
  const { value } = useLoaded(source)
  return value ? <value.Remarks /> : null
}
