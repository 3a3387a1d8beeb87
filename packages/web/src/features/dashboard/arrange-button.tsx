import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined'
import { useState } from 'react'
import { loadOnce } from '../../browser/load-once.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { t } from './dashboard.messages.ts'

const dialog = loadOnce(() => import('./arrange-dialog.tsx'))

/** Opens the choice of widgets, whose code comes when somebody is about to press. */
export function ArrangeButton() {
  const [isOpen, setOpen] = useState(false)
  const value = useWanted(dialog, isOpen)
  const prepare = () => void dialog.load().catch(() => undefined)
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DashboardCustomizeOutlined />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {t('arrange')}
      </Button>
      {isOpen && value && <value.ArrangeDialog onClose={() => setOpen(false)} />}
    </>
  )
}
