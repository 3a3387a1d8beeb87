import type { Period } from '@lineboard/sdk'
import EventOutlined from '@mui/icons-material/EventOutlined'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import { periodName } from '../../shared/period/period-name.ts'
import { Button } from '../../ui/button.tsx'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { t } from './invoices.messages.ts'

interface PeriodButtonProps {
  period: Period
  /** Undefined is all time. */
  onChoose: (period: Period | undefined) => void
}

/** The period that everything below speaks of, and the choice of another. */
export function BillingPeriodButton({ period, onChoose }: PeriodButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const popover = useRef<PopoverActions>(null)
  const choose = (chosen: Period | undefined) => {
    setAnchor(null)
    onChoose(chosen)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EventOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className="visually-hidden">{t('period')}: </span>
        {periodName(period)}
      </Button>
      <Popover
        open={anchor !== null}
        action={popover}
        anchorEl={anchor}
        onClose={unlessRepeated(() => setAnchor(null))}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('period') } }}
      >
        <PeriodChooser
          period={period}
          onChoose={choose}
          onResize={() => popover.current?.updatePosition()}
          zone="UTC"
        />
      </Popover>
    </>
  )
}
