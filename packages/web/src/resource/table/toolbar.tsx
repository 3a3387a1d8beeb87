import Refresh from '@mui/icons-material/Refresh'
import IconButton from '@mui/material/IconButton'
import { SortSelect } from '../cards/sort-select.tsx'
import { FilterBox } from '../filter/filter-box.tsx'
import { useListContext } from '../list.ts'
import { PeriodButton } from '../period/period-button.tsx'
import { t } from '../resource.messages.ts'
import styles from './toolbar.module.css'

/** What narrows the list: the filter text and, where rows have a date, the period. Cards are put in order here too. */
export function Toolbar({ isNarrow }: { isNarrow: boolean }) {
  const { resource, refresh, refreshing } = useListContext()
  return (
    <search className={styles.toolbar}>
      <FilterBox />
      <IconButton
        className={`${styles.refresh} ${refreshing ? styles.turning : ''}`}
        aria-label={t('list.refresh')}
        title={t('list.refresh')}
        onClick={refresh}
      >
        <Refresh />
      </IconButton>
      {resource.periodField && <PeriodButton />}
      {isNarrow && <SortSelect />}
    </search>
  )
}
