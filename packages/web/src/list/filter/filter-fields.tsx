import Tune from '@mui/icons-material/Tune'
import { loadOnce } from '../../browser/load-once.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { t } from '../list.messages.ts'

const panel = loadOnce(() => import('./filter-panel.tsx'))

/** Opens the filter as fields to fill in, for those who don't want to write it. */
export function FilterFields() {
  const { trigger, content } = useTool(t('filter.fields'), panel)
  return (
    <>
      <RoundButton {...trigger} size="small" label={t('filter.fields')}>
        <Tune fontSize="small" />
      </RoundButton>
      {content}
    </>
  )
}
