import EventOutlined from '@mui/icons-material/EventOutlined'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Button from '@mui/material/Button'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { useListContext } from '../list.ts'
import { t } from '../resource.messages.ts'
import type { Period } from './period.ts'
import styles from './period-button.module.css'
import { PeriodChooser } from './period-chooser.tsx'
import { periodName } from './period-text.ts'

/** Says which period the list is narrowed to, and opens the choice of another. */
export function PeriodButton() {
  const { state, change } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const popover = useRef<PopoverActions>(null)
  const close = () => setAnchor(null)
  const choose = (period: Period | undefined) => {
    close()
    change({ period })
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        className={styles.button ?? ''}
        startIcon={<EventOutlined />}
        endIcon={<KeyboardArrowDown />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">{t('period.label')}: </span>
        {state.period ? periodName(state.period) : t('period.all')}
      </Button>
      <Popover
        action={popover}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('period.label') } }}
      >
        <PeriodChooser period={state.period} onChoose={choose} onResize={() => popover.current?.updatePosition()} />
      </Popover>
    </>
  )
}
