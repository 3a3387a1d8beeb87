import { dayAt, type Period } from '@lineboard/sdk'
import EventOutlined from '@mui/icons-material/EventOutlined'
import Alert from '@mui/material/Alert'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { PeriodChooser } from '../../parts/period/period-chooser.tsx'
import { instantsOf, periodName } from '../../parts/period/period-text.ts'
import { timeZone } from '../../state/dates.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'

interface InvoiceProps {
  /** What the customer is called on invoices. */
  account: string
  /** When the account was opened: all time begins there. */
  openedAt: string
}

/** An invoice over the days of a period, as a file. */
export function Invoice({ account, openedAt }: InvoiceProps) {
  const [period, setPeriod] = useState<Period>({ mode: 'thisMonth' })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const popover = useRef<PopoverActions>(null)

  async function save() {
    setSaving(true)
    setProblem(undefined)
    const { first, last, start: startDate, end: endDate } = instantsOf(period)
    try {
      const file = await api().PaymentMethod.getCustomerInvoice({ body: { startDate, endDate } })
      saveFile(`invoice-${account}-${first}-${last}.pdf`, file)
    } catch (error) {
      setProblem(errorText(error))
      reportError(error, { isShown: true })
    } finally {
      setSaving(false)
    }
  }
  const choose = (chosen: Period | undefined) => {
    setAnchor(null)
    setPeriod(
      chosen ?? { mode: 'range', start: dayAt(Date.parse(openedAt), timeZone()), end: dayAt(Date.now(), timeZone()) },
    )
  }

  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('invoice.text')}</p>
      {problem && <Alert severity="error">{problem}</Alert>}
      <div className={styles.buttons}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<EventOutlined />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <span className="visually-hidden">{t('invoice.period')}: </span>
          {periodName(period)}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => void save()}>
          {t('invoice.save')}
        </Button>
      </div>
      <Popover
        open={anchor !== null}
        action={popover}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('invoice.period') } }}
      >
        <PeriodChooser period={period} onChoose={choose} onResize={() => popover.current?.updatePosition()} />
      </Popover>
    </div>
  )
}
