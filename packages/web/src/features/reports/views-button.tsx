import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import { loadOnce } from '../../browser/load-once.ts'
import { Button } from '../../ui/button.tsx'
import { useTool } from '../../ui/tool/use-tool.tsx'
import { t } from './report-views.messages.ts'

const panel = loadOnce(() => import('./report-views-panel.tsx'))

/** Opens the saved views of the report on the screen. */
export function ViewsButton() {
  const { trigger, content } = useTool(t('views'), panel)
  return (
    <>
      <Button {...trigger} variant="outlined" color="inherit" startIcon={<BookmarkBorderOutlined />}>
        {t('views')}
      </Button>
      {content}
    </>
  )
}
