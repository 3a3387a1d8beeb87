import EventOutlined from '@mui/icons-material/EventOutlined'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Button from '@mui/material/Button'
import { loadOnce } from '../../lib/load-once.ts'
import { useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import { useTool } from '../table/use-tool.tsx'
import styles from './period-button.module.css'
import { periodName } from './period-text.ts'

const panel = loadOnce(() => import('./period-panel.tsx'))

/** Says which period the list is narrowed to, and opens the choice of another. */
export function PeriodButton() {
  const { state } = useListContext()
  const { trigger, content } = useTool(t('period.label'), panel)
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
        <span className="visually-hidden">{t('period.label')}: </span>
        {state.period ? periodName(state.period) : t('period.all')}
      </Button>
      {content}
    </>
  )
}
