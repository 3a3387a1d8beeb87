import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { errorText } from '../../lib/errors/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { t } from './invoice.messages.ts'
import type { InvoiceOrder } from './invoice-order.ts'
import { printInvoice } from './invoice-order.ts'

interface SaveInvoiceProps {
  /** What the file is called, without its ending. */
  name: string
  order: InvoiceOrder
}

/** Saves an invoice or a statement as a PDF; says beside the button why there is none. */
export function SaveInvoice({ name, order }: SaveInvoiceProps) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save() {
    setSaving(true)
    setProblem(undefined)
    try {
      await printInvoice(name, order)
    } catch (error) {
      setProblem(errorText(error))
      reportError(error, { isShown: true })
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <Problem text={problem} />
      <div>
        <Button variant="contained" loading={isSaving} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </>
  )
}
