import { useCallback, useState } from 'react'
import { useLoaded } from '../../lib/load-once.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Resource } from '../define-resource.ts'
import { useListContext } from '../list.ts'
import { rowsOf, useLooseCall } from '../loose-calls.ts'
import { t } from '../resource.messages.ts'
import { rowId, rowName } from '../row-text.ts'
import { oneRow } from '../use-fresh-row.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { RowDrawer } from './row-drawer.tsx'
import { RowFactsView } from './row-facts-view.tsx'
import { HoldProvider } from './unsaved-details.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface DetailsDrawerProps {
  id: number
  onClose: () => void
}

/**
 * All there is to know of a row that is not edited: at once as the list shows it, then as the server has it now. Where the
 * list is told of changes it stays the newer one.
 */
export function DetailsDrawer({ id, onClose }: DetailsDrawerProps) {
  const { resource, rows, seesAll } = useListContext()
  const listed = rows.find((row) => rowId(resource, row) === id)
  const { data, error, mutate } = useLooseCall(resource.list, { filter: oneRow(resource, id) })
  const row = data === undefined || resource.channel ? (listed ?? rowsOf(data)[0]) : rowsOf(data)[0]
  const noun = resource.nouns.one
  const [holders, setHolders] = useState(0)
  const hold = useCallback(() => {
    setHolders((count) => count + 1)
    return () => setHolders((count) => count - 1)
  }, [])
  const guard = useUnsavedGuard(holders > 0, onClose)
  return (
    <RowDrawer title={row ? rowName(resource, row) : t('form.viewTitle', { noun })} onClose={guard.leave}>
      {row ? (
        <HoldProvider value={hold}>
          <Details resource={resource} row={row} seesAll={seesAll} />
        </HoldProvider>
      ) : error ? (
        <ErrorState title={t('form.loadFailed', { noun })} error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <FormSkeleton />
      ) : (
        <EmptyState title={t('form.notFound', { noun })} />
      )}
      <DiscardQuestion guard={guard} />
    </RowDrawer>
  )
}

interface DetailsProps {
  resource: Resource
  row: object
  seesAll: boolean
}

function Details(props: DetailsProps) {
  const { details } = props.resource
  return details ? <OwnDetails source={details} row={props.row} /> : <RowFactsView {...props} />
}

function OwnDetails({ source, row }: { source: NonNullable<Resource['details']>; row: object }) {
  const { value, failed } = useLoaded(source)
  if (!value) return failed ? <ErrorState error={undefined} /> : <FormSkeleton />
  return <value.Details row={row} />
}
