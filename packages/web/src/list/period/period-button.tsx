import EventOutlined from '@mui/icons-material/EventOutlined'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import { loadOnce } from '../../browser/load-once.ts'
import { t } from '../../parts/period/period.messages.ts'
import { periodName } from '../../parts/period/period-text.ts'
import { Button } from '../../ui/button.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { useListContext } from '../list.ts'
import styles from './period-button.module.css'

const panel = loadOnce(() => import('./list-period-panel.tsx'))

/** Says which period the list is narrowed to, and opens the choice of another. */
export function PeriodButton() {
  const { state } = useListContext()
  const { trigger, content } = useTool(t('label'), panel)
  return (
    <>
      <Button
        {...trigger}
        variant="outlined"
        color="inherit"
        className={styles.button ?? ''}
        startIcon={<EventOutlined />}
        endIcon={<KeyboardArrowDown />}
      >
        <span className="visually-hidden">{t('label')}: </span>
        {state.period ? periodName(state.period) : t('all')}
      </Button>
      {content}
    </>
  )
}
