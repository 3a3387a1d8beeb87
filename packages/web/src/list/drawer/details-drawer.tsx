import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp'
import MoreVert from '@mui/icons-material/MoreVert'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useLoaded } from '../../browser/lazy.ts'
import { Belongings } from '../../kit/belonging/belongings.tsx'
import type { Resource } from '../../kit/define-resource.ts'
import { type Neighbours, NeighboursProvider } from '../../kit/drawer/neighbours.ts'
import { DiscardQuestion, HoldProvider, useUnsavedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { FormSkeleton } from '../../kit/form/form-frame.tsx'
import { RowDrawer } from '../../kit/row-drawer.tsx'
import { rowsOf, useCallByName } from '../../kit/rows/calls-by-name.ts'
import { oneRow } from '../../kit/rows/read-row.ts'
import { rowId, useRowName } from '../../kit/rows/row-text.ts'
import type { KeyHandlers } from '../../shared/keys/press.ts'
import { useKeys } from '../../shared/keys/press.ts'
import { ariaKeys } from '../../shared/keys/shortcuts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from '../context/list.messages.ts'
import { useListCommands, useListQuery, useListRows } from '../context/list-provider.tsx'
import { usePending } from '../undo/use-pending.ts'
import styles from './neighbour-buttons.module.css'
import { RowFactsView } from './row-facts-view.tsx'

/** What else can be done with the row that is open: the menu that it has in the list. */
export function RowMenuButton({ row }: { row: object }) {
  const list = { ...useListQuery(), ...useListCommands() }
  const nameOf = useRowName(list.resource)
  return (
    <IconButton
      label={t('tools.rowActions', { name: nameOf(row) })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => list.openMenu(row, currentTarget)}
    >
      <MoreVert />
    </IconButton>
  )
}

interface NeighbourButtonsProps {
  neighbours: Neighbours
  /** What a row is called. */
  noun: string
}

/** Next and previous row of the list, by button and by the keys J and K. */
function NeighbourButtons({ neighbours: { before, after, open }, noun }: NeighbourButtonsProps) {
  const [previous] = before
  const [next] = after
  const place = useRef<HTMLDivElement>(null)
  const to = (row: object | undefined) => () => {
    if (!row) return false
    open(row)
  }
  // A question or menu over the drawer is about the row that is open.
  const keys: KeyHandlers = { nextDetails: to(next), previousDetails: to(previous), closeDetails: 'itself' }
  useKeys(previous || next ? keys : {}, { within: place })
  if (!previous && !next) return null
  // A button that is switched off under the finger would lose the focus, and with it Escape.
  return (
    <div ref={place} className={styles.neighbours}>
      <IconButton
        label={t('drawer.previous', { noun })}
        aria-keyshortcuts={ariaKeys('previousDetails')}
        aria-disabled={!previous}
        onClick={() => previous && open(previous)}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        label={t('drawer.next', { noun })}
        aria-keyshortcuts={ariaKeys('nextDetails')}
        aria-disabled={!next}
        onClick={() => next && open(next)}
      >
        <KeyboardArrowDown />
      </IconButton>
    </div>
  )
}

/** The rows around one, and the way to them: in its place, so that closing still leads back to the list. */
function useRowNeighbours(id: number): Neighbours {
  const { rows } = useListRows()
  const { hrefOf } = useListCommands()
  const [, navigate] = useLocation()
  return useMemo(() => {
    const at = rows.findIndex((row) => rowId(row) === id)
    return {
      before: rows.slice(0, Math.max(0, at)).reverse(),
      after: at < 0 ? [] : rows.slice(at + 1),
      open: (row) => navigate(hrefOf(row), { replace: true, state: history.state }),
    }
  }, [id, rows, hrefOf, navigate])
}

interface DetailsDrawerProps {
  id: number
  onClose: () => void
}

/**
 * All there is to know of a row that is not edited: at once as the list shows it, then as the server has it now. Where the
 * list is told of changes it stays the newer one.
 */
export function DetailsDrawer({ id, onClose }: DetailsDrawerProps) {
  const { resource, seesAll } = useListQuery()
  const { rows } = useListRows()
  const listed = rows.find((row) => rowId(row) === id)
  const { data, error, mutate } = useCallByName(resource.list, { filter: oneRow(resource, id) })
  const read = usePending(resource, data === undefined ? undefined : rowsOf(data))?.[0]
  const row = data === undefined || resource.channel ? (listed ?? read) : read
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
      strip={row && <Belongings key={id} {...resource} row={row} />}
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
