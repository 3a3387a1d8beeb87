import { useCallback, useState } from 'react'
import { useMedia } from '../lib/use-media.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { AddButton } from './add-button.tsx'
import { CardList } from './cards/card-list.tsx'
import type { Resource } from './define-resource.ts'
import { RemoveDialog } from './delete/remove-dialog.tsx'
import type { RemovalResult, Target } from './delete/remove-rows.ts'
import { useRemoval } from './delete/use-removal.ts'
import { ListProvider } from './list.ts'
import styles from './resource-page.module.css'
import { RowRouteOutlet } from './row-route-outlet.tsx'
import { GridView } from './table/grid-view.tsx'
import { Pager } from './table/pager.tsx'
import { StatePanel } from './table/state-panel.tsx'
import { StatusLine } from './table/status-line.tsx'
import { Toolbar } from './table/toolbar.tsx'
import { useList } from './use-list.ts'
import { useRowRoute } from './use-row-route.ts'

const NARROW = '(width < 700px)'

/** The screen of a resource: its list, and over it the form, details or question that the address asks for. */
export function ResourcePage({ resource }: { resource: Resource }) {
  const routes = useRowRoute(resource)
  const [removing, setRemoving] = useState<readonly Target[]>([])
  const list = useList({ resource, routes, onRemove: setRemoving })
  const remove = useRemoval(resource)
  const isNarrow = useMedia(NARROW)
  const { selection, select, can, view } = list

  const handleRemoved = useCallback(
    (results: readonly RemovalResult[]) => {
      const away = new Set(results.filter(({ outcome }) => outcome !== 'failed').map(({ id }) => id))
      select([...selection.keys()].filter((id) => !away.has(id)))
    },
    [select, selection],
  )

  return (
    <ListProvider value={list}>
      <div className={styles.page}>
        <PageHeader title={resource.title} actions={can.add && <AddButton />} />
        <section className={styles.panel} aria-label={resource.title} aria-busy={list.refreshing}>
          {view === 'forbidden' ? (
            <StatePanel />
          ) : (
            <>
              <Toolbar isNarrow={isNarrow} />
              <StatusLine />
              {isNarrow ? <CardList /> : <GridView />}
              <Pager
                page={list.state.page}
                pageSize={list.state.pageSize}
                shown={view === 'rows' ? list.rows.length : 0}
                count={list.count}
                onChange={list.change}
              />
            </>
          )}
        </section>
      </div>
      {routes.route && can.see && <RowRouteOutlet route={routes.route} onClose={routes.close} />}
      {removing.length > 0 && (
        <RemoveDialog
          resource={resource}
          targets={removing}
          remove={remove}
          onRemoved={handleRemoved}
          onClose={() => setRemoving([])}
        />
      )}
    </ListProvider>
  )
}
