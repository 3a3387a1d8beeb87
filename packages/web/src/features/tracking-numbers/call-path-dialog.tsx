import type { components } from '@lineboard/contract'
import { CallPath } from '../../shared/call-path/call-path.tsx'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './tracking-numbers.messages.ts'

interface ActionDialogProps {
  row: components['schemas']['OpNumber']
  onClose: () => void
}

/** Shows where calls to a tracking number go. */
export function ActionDialog({ row: { id, tracking_number, Customer }, onClose }: ActionDialogProps) {
  return (
    <Dialog
      title={t('callPathOf', { number: formatPhone(tracking_number) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <CallPath numberId={id} currency={Customer?.currency} />
    </Dialog>
  )
}
