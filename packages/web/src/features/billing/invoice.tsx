import type { Period } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { instantsOf } from '../../parts/period/period-text.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './account.messages.ts'
import styles from './account.module.css'

interface InvoiceProps {
  /** What the customer is called on invoices. */
  account: string
  period: Period
}

/** An invoice over the days of a period, as a file. */
export function Invoice({ account, period }: InvoiceProps) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

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

  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('invoice.text')}</p>
      {problem && <Alert severity="error">{problem}</Alert>}
      <div>
        <Button variant="contained" loading={isSaving} onClick={() => void save()}>
          {t('invoice.save')}
        </Button>
      </div>
    </div>
  )
}
