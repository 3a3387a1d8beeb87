import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Refresh from '@mui/icons-material/Refresh'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { loadOnce } from '../../browser/load-once.ts'
import { CustomerButton } from '../../shared/customer/customer-button.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { ToolButton } from '../../ui/tool/tool-button.tsx'
import { SortSelect } from '../cards/sort-select.tsx'
import { FilterBox } from '../filter/filter-box.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { t } from '../list.messages.ts'
import { useListContext } from '../list.ts'
import { ListPeriodButton } from '../period/list-period-button.tsx'
import styles from './toolbar.module.css'

const viewsPanel = loadOnce(() => import('../views/list-views-panel.tsx'))
const exportPanel = loadOnce(() => import('../export/export-panel.tsx'))
const columnsPanel = loadOnce(() => import('../columns/columns-panel.tsx'))

/** What narrows the list: the filter text and, where rows have a date, the period. Cards are put in order here too. */
export function Toolbar({ isNarrow }: { isNarrow: boolean }) {
  const { resource, askAgain, refreshing, state, change, seesAll } = useListContext()
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
