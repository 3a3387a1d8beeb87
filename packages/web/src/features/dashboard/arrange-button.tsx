import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined'
import { useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './dashboard.messages.ts'

const dialog = loadOnce(() => import('./arrange-dialog.tsx'))

/** Opens the choice of widgets, whose code comes when somebody is about to press. */
export function ArrangeButton() {
  const [isOpen, setOpen] = useState(false)
  const { value } = useLoaded(dialog, isOpen)
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
