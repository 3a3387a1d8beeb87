import { useCallback, useState } from 'react'
import { useLoaded } from '../../browser/load-once.ts'
import { Belongings } from '../../resource/belonging/belongings.tsx'
import type { Resource } from '../../resource/define-resource.ts'
import { DiscardQuestion } from '../../resource/drawer/discard-question.tsx'
import { FormSkeleton } from '../../resource/drawer/form-skeleton.tsx'
import { NeighboursProvider } from '../../resource/drawer/neighbours.ts'
import { RowDrawer } from '../../resource/drawer/row-drawer.tsx'
import { HoldProvider } from '../../resource/drawer/unsaved-details.ts'
import { useUnsavedGuard } from '../../resource/drawer/use-unsaved-guard.ts'
import { rowsOf, useCallByName } from '../../resource/rows/calls-by-name.ts'
import { oneRow } from '../../resource/rows/read-one-row.ts'
import { rowId } from '../../resource/rows/row-text.ts'
import { useRowName } from '../../resource/rows/use-row-name.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import { NeighbourButtons } from './neighbour-buttons.tsx'
import { RowFactsView } from './row-facts-view.tsx'
import { RowMenuButton } from './row-menu-button.tsx'
import { useRowNeighbours } from './use-row-neighbours.ts'

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
  const { data, error, mutate } = useCallByName(resource.list, { filter: oneRow(resource, id) })
  const row = data === undefined || resource.channel ? (listed ?? rowsOf(data)[0]) : rowsOf(data)[0]
  const noun = resource.nouns.one
  const [holders, setHolders] = useState(0)
  const nameOf = useRowName(resource)
  const hold = useCallback(() => {
    setHolders((count) => count + 1)
    return () => setHolders((count) => count - 1)
  }, [])
  const neighbours = useRowNeighbours(id)
  const guard = useUnsavedGuard(holders > 0, onClose)
  return (
    <RowDrawer
      title={row ? nameOf(row) : t('drawer.viewTitle', { noun })}
      // What would be lost by closing would be lost by going on.
      tools={
        holders === 0 && (
          <>
            {row && <RowMenuButton row={row} />}
            <NeighbourButtons neighbours={neighbours} noun={noun} />
          </>
        )
      }
      strip={row && <Belongings key={id} entity={resource.entity} row={row} />}
      onClose={guard.leave}
    >
      {row ? (
        <HoldProvider value={hold}>
          <NeighboursProvider value={neighbours}>
            <Details key={id} resource={resource} row={row} seesAll={seesAll} />
          </NeighboursProvider>
        </HoldProvider>
      ) : error ? (
        <ErrorState title={t('drawer.loadFailed', { noun })} error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <FormSkeleton />
      ) : (
        <EmptyState title={t('drawer.notFound', { noun })} />
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
