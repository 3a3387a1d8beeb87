import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import EventOutlined from '@mui/icons-material/EventOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Refresh from '@mui/icons-material/Refresh'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { useState } from 'react'
import { loadOnce, mapLoaded, useLoaded } from '../browser/lazy.ts'
import { CustomerButton } from '../shared/customer/customer-button.tsx'
import { t as periodT } from '../shared/period/period.messages.ts'
import { periodName } from '../shared/period/period-name.ts'
import { Button } from '../ui/button.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { ToolButton } from '../ui/tool/tool-button.tsx'
import { ChoiceButton } from '../ui/tool/use-tool.tsx'
import { t } from './context/list.messages.ts'
import { useListCommands, useListQuery, useListRows } from './context/list-provider.tsx'
import { FilterBox } from './filter/filter-box.tsx'
import styles from './toolbar.module.css'

/** The order of the cards, which have no column heads to press. */
function SortSelect() {
  const { offered, state, change, resource } = useListQuery()
  const sortable = offered.filter(({ field }) => resource.rules.sortable.has(field))
  const { field, direction } = state.sort
  return (
    <select
      className={styles.sort}
      aria-label={t('list.sortBy')}
      value={`${direction} ${field}`}
      onChange={(event) => {
        const [chosen, path = ''] = event.target.value.split(' ')
        change({ sort: { field: path, direction: chosen === 'desc' ? 'desc' : 'asc' } })
      }}
    >
      {sortable.flatMap((column) => [
        <option key={`asc ${column.field}`} value={`asc ${column.field}`}>
          {t('list.ascending', { label: column.label })}
        </option>,
        <option key={`desc ${column.field}`} value={`desc ${column.field}`}>
          {t('list.descending', { label: column.label })}
        </option>,
      ])}
    </select>
  )
}

const dialog = loadOnce(() => import('./import/import-dialog.tsx'))

/** Opens the import of a file, where rows can be added from one. */
function ImportButton() {
  const { resource } = useListQuery()
  const { can } = useListCommands()
  const [isOpen, setOpen] = useState(false)
  if (!resource.import || !can.add) return null
  return (
    <>
      <Button size="small" color="inherit" startIcon={<UploadFileOutlined />} onClick={() => setOpen(true)}>
        {t('list.import')}
      </Button>
      {isOpen && <Import onClose={() => setOpen(false)} />}
    </>
  )
}

function Import({ onClose }: { onClose: () => void }) {
  const { resource, seesAll, state } = useListQuery()
  const { value } = useLoaded(dialog)
  if (!value) return null
  return (
    <value.ImportDialog
      resource={resource}
      asksOwner={seesAll && resource.rules.hasCustomer}
      customerId={state.customer}
      onClose={onClose}
    />
  )
}

const panels = loadOnce(() => import('./toolbar-panels.ts'))
const periodPanel = mapLoaded(panels, ({ PeriodPanel }) => ({ Panel: PeriodPanel }))
const viewsPanel = mapLoaded(panels, ({ ViewsPanel }) => ({ Panel: ViewsPanel }))
const exportPanel = mapLoaded(panels, ({ ExportPanel }) => ({ Panel: ExportPanel }))
const columnsPanel = mapLoaded(panels, ({ ColumnsPanel }) => ({ Panel: ColumnsPanel }))

/** Says which period the list is narrowed to, and opens the choice of another. */
function ListPeriodButton() {
  const { state } = useListQuery()
  return (
    <ChoiceButton label={periodT('label')} panel={periodPanel} icon={<EventOutlined />} className={styles.period ?? ''}>
      {state.period ? periodName(state.period) : periodT('all')}
    </ChoiceButton>
  )
}

/** What narrows the list: the filter text and, where rows have a date, the period. Cards are put in order here too. */
export function Toolbar({ isNarrow }: { isNarrow: boolean }) {
  const { resource, state, change, seesAll } = useListQuery()
  const { askAgain } = useListCommands()
  const { refreshing } = useListRows()
  const refresh = (
    <RoundButton className={refreshing ? styles.turning : ''} label={t('list.refresh')} onClick={askAgain}>
      <Refresh />
    </RoundButton>
  )
  return (
    <search className={styles.toolbar}>
      <FilterBox />
      {isNarrow && refresh}
      <div className={styles.tools}>
        {seesAll && resource.rules.hasCustomer && (
          <CustomerButton
            className={styles.customer}
            value={state.customer}
            onChange={(customer) => change({ customer })}
          />
        )}
        {resource.periodField && <ListPeriodButton />}
        <ImportButton />
        {isNarrow && <SortSelect />}
        <ToolButton label={t('tools.views')} icon={<BookmarkBorder />} panel={viewsPanel} />
        {!isNarrow && <ToolButton label={t('tools.columns')} icon={<ViewColumnOutlined />} panel={columnsPanel} />}
        <ToolButton name="export" label={t('tools.export')} icon={<FileDownloadOutlined />} panel={exportPanel} />
      </div>
      {!isNarrow && refresh}
    </search>
  )
}
