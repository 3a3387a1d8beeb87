import { entities } from '@lineboard/contract/entities'
import { useEffect, useMemo, useState } from 'react'
import { useMedia } from '../browser/hooks.ts'
import { loadOnce, useLoaded } from '../browser/lazy.ts'
import { usePrinting } from '../browser/output.ts'
import { clientOptions } from '../data/client.ts'
import { useHasField } from '../data/server-fields.ts'
import { useAhead } from '../data/use-ahead.ts'
import { whenAtRest } from '../data/when-at-rest.ts'
import type { Resource } from '../kit/define-resource.ts'
import type { RowRoute } from '../places/href.ts'
import { instantsOf } from '../shared/period/period-name.ts'
import { ZoneBadge } from '../shared/period/zone-badge.tsx'
import { Note } from '../ui/note.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useWanted } from '../ui/use-wanted.ts'
import { AddButton, ListActionButtons } from './actions/list-action-buttons.tsx'
import { RemovalQuestion, useRemoval } from './actions/removal-question.tsx'
import { useRowMenu } from './actions/use-row-menu.tsx'
import { t } from './context/list.messages.ts'
import { ListProvider, useListCommands, useListQuery } from './context/list-provider.tsx'
import { useRowRoute } from './context/use-row-route.ts'
import { RowNotes } from './marks/row-notes.tsx'
import styles from './resource-page.module.css'
import { StatusLine } from './status-line.tsx'
import { CardList } from './table/card-list.tsx'
import { GridView, NARROW } from './table/grid-view.tsx'
import { ListStatePanel } from './table/list-state-panel.tsx'
import { Pager } from './table/pager.tsx'
import { RelationsMissingLine, StaleLine } from './table/stale-line.tsx'
import { Toolbar } from './toolbar.tsx'
import { ListKeys } from './undo/list-keys.tsx'
import { UndoBar } from './undo/undo-bar.tsx'
import { useList } from './use-list.ts'

const paper = loadOnce(() => import('./table/paper-list.tsx'))

/** How long a list has stood before what prints it is brought, in milliseconds: printing waits for nothing. */
const PRINT_REST_MS = 300

/** The list on paper, while it is printed: the grid of the screen has a head that is not repeated, and cuts what is too wide. */
function ListPaper() {
  const isPrinting = usePrinting()
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), PRINT_REST_MS), [])
  const { value } = useLoaded(paper, atRest || isPrinting)
  return isPrinting && value ? <value.PaperList /> : null
}

/** Whether rows have times, which are told by the clocks of some place. */
export const hasTimes = ({ columns, searchable }: Pick<Resource, 'columns' | 'searchable'>): boolean =>
  columns.some(({ search }) => search !== undefined && searchable[search]?.kind === 'date-time')

/** Beside the name of a list: by which clocks its times are told, what its rows are for, and what is odd about them. */
function ListNotes() {
  const { resource, state } = useListQuery()
  const { can } = useListCommands()
  const { about, remarks } = resource
  if (!can.see) return null
  const note = typeof about === 'function' ? about() : about
  return (
    <>
      {hasTimes(resource) && <ZoneBadge span={state.period && instantsOf(state.period)} />}
      {note && <Note title={t('list.about')}>{note}</Note>}
      {remarks && <ListRemarks source={remarks} />}
    </>
  )
}

function ListRemarks({ source }: { source: NonNullable<Resource['remarks']> }) {
  const { value } = useLoaded(source)
  return value ? <value.Remarks /> : null
}

const content = loadOnce(() => import('./drawer/row-route-content.tsx'))

/** How long a list has stood before what opens its rows is brought, in milliseconds. */
const REST_MS = 1500

/** Brings the code of drawers and forms once the rows have stood for a while: most visits open one, and none needs it at first. */
const usePreparedDrawers = (): void => useAhead(content, REST_MS)

interface RowRouteOutletProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list. */
function RowRouteOutlet(props: RowRouteOutletProps) {
  const value = useWanted(content)
  return value ? <value.RowRouteContent {...props} /> : null
}

const served = loadOnce(() => import('../kit/served/served-resource.ts'))

/** A list as its server has it, as far as that is known. Most servers have all that the contract names. */
function useServedResource(resource: Resource): Resource {
  const has = useHasField()
  const { entity } = resource
  const isOther =
    clientOptions().fit !== undefined || Object.keys(entities[entity].fields).some((field) => !has(entity, field))
  const { value } = useLoaded(served, isOther)
  return useMemo(
    () => (value ? value.servedResource(resource, (path) => has(entity, path)) : resource),
    [value, resource, entity, has],
  )
}

/** The screen of a resource: its list, and over it the form, details or question that the address asks for. */
export function ResourcePage({ resource: declared }: { resource: Resource }) {
  const resource = useServedResource(declared)
  const routes = useRowRoute(resource)
  const removal = useRemoval(resource)
  const { openMenu, menu } = useRowMenu()
  const list = useList({ resource, routes, onRemove: removal.remove, openMenu })
  const isNarrow = useMedia(NARROW)
  usePreparedDrawers()
  const { can, view } = list

  return (
    <ListProvider value={list}>
      <div className={styles.page}>
        <PageHeader title={resource.title} subtitle={<ListNotes />} actions={<PageActions />} />
        <section className={styles.panel} aria-label={resource.title} aria-busy={list.refreshing}>
          {view === 'forbidden' ? (
            <ListStatePanel />
          ) : (
            <>
              <Toolbar isNarrow={isNarrow} />
              <StatusLine />
              <StaleLine />
              <RelationsMissingLine {...list} {...list.serverGaps} />
              <div className={styles.rows} data-outdated={list.outdated} data-list-rows="">
                <RowNotes>{isNarrow ? <CardList /> : <GridView />}</RowNotes>
              </div>
              <Pager
                page={list.state.page}
                pageSize={list.state.pageSize}
                shown={view === 'rows' ? list.listed.length : 0}
                count={list.count}
                onChange={list.change}
              />
            </>
          )}
        </section>
        <UndoBar resource={resource} />
      </div>
      {view === 'rows' && <ListPaper />}
      {routes.route && can.see && <RowRouteOutlet route={routes.route} onClose={routes.close} />}
      {removal.asked.length > 0 && (
        <RemovalQuestion
          resource={resource}
          targets={removal.asked}
          onRemoved={list.unselect}
          onClose={removal.close}
        />
      )}
      {menu}
      {can.see && <ListKeys />}
    </ListProvider>
  )
}

function PageActions() {
  const { can } = useListCommands()
  return (
    <div className={styles.actions}>
      <ListActionButtons />
      {can.add && <AddButton />}
    </div>
  )
}
