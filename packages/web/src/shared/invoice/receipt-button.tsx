import type { components } from '@lineboard/contract'
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './invoice.messages.ts'
import { printInvoice, transactionOrder, useMayPrint } from './invoice-order.ts'
import styles from './receipt-button.module.css'

interface ReceiptButtonProps {
  transaction: Pick<components['schemas']['PaymentTransaction'], 'id' | 'customerId'>
  /** Number of its invoice, such as LB-2026-00412. */
  number: string
  tabIndex?: number
}

/** Saves the receipt of a payment as a PDF, from where the payment is listed; nothing to who may not have it. */
export function ReceiptButton({ transaction, number, tabIndex = 0 }: ReceiptButtonProps) {
  const { user } = useSession()
  const mayPrint = useMayPrint(transaction.customerId)
  const [isSaving, setSaving] = useState(false)
  if (!mayPrint) return null

  async function save() {
    setSaving(true)
    try {
      await printInvoice(`invoice-${number}`, transactionOrder(transaction, user?.customerId))
    } catch (error) {
      reportError(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Button
      className={styles.button}
      size="small"
      tabIndex={tabIndex}
      startIcon={<PictureAsPdfOutlined />}
      aria-label={t('receiptOf', { number })}
      title={t('receiptOf', { number })}
      loading={isSaving}
      onClick={(event) => {
        // The row below it opens by a press.
        event.stopPropagation()
        void save()
      }}
    >
      {t('receipt')}
    </Button>
  )
}
