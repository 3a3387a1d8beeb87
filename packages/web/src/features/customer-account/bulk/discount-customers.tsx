import { useState } from 'react'
import type { Target } from '../../../resource/rows/row-result.ts'
import { PlainField } from '../../../ui/plain-field.tsx'
import { t as operation } from '../operations/operations.messages.ts'
import { isShare, percentOf } from '../operations/percent.ts'
import { t } from './bulk-desk.messages.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { runAtDesk } from './desk-run.ts'
import { discountOne } from './discount-one.ts'

interface SelectionDialogProps {
  targets: readonly Target[]
  onClose: () => void
}

/** Gives each of the selected customers the same share of what its plan cost the last time. */
export function SelectionDialog({ targets, onClose }: SelectionDialogProps) {
  const [typed, setTyped] = useState('10')
  const percent = percentOf(typed)
  return (
    <BulkDialog
      title={t('discountTitle', { count: targets.length })}
      confirmLabel={t('discount')}
      disabled={!isShare(percent)}
      run={(reason) =>
        runAtDesk(targets, (customerId) => discountOne(customerId, percent, reason), {
          text: t('discounting'),
          done: (rows) => t('discounted', { ...rows, percent }),
        })
      }
      onClose={onClose}
    >
      <PlainField
        label={operation('percent')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={isShare(percent) ? undefined : operation('percentHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t('discountText', { percent })}</p>
    </BulkDialog>
  )
}
