import EventOutlined from '@mui/icons-material/EventOutlined'
import { loadOnce } from '../../browser/load-once.ts'
import { t } from '../../shared/period/period.messages.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { ChoiceButton } from '../../ui/tool/choice-button.tsx'
import { useListContext } from '../list.ts'
import styles from './list-period-button.module.css'

const panel = loadOnce(() => import('./list-period-panel.tsx'))

/** Says which period the list is narrowed to, and opens the choice of another. */
export function ListPeriodButton() {
  const { state } = useListContext()
  return (
    <ChoiceButton label={t('label')} panel={panel} icon={<EventOutlined />} className={styles.button ?? ''}>
      {state.period ? periodName(state.period) : t('all')}
    </ChoiceButton>
  )
}
