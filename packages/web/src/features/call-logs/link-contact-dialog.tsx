import type { components } from '@lineboard/contract'
import { formatPhone } from '../../parts/phone/format-phone.ts'
import { ReassignDialog } from '../../resource/reassign/reassign-dialog.tsx'
import { t } from './call-logs.messages.ts'

interface ActionDialogProps {
  row: components['schemas']['CallLog']
  onClose: () => void
}

/** Links a call to a contact of its customer. */
export function ActionDialog({ row: { id, customerId, callerNumber }, onClose }: ActionDialogProps) {
  const caller = formatPhone(callerNumber)
  return (
    <ReassignDialog
      title={t('link')}
      label={t('contact')}
      list="PhoneBook.find"
      textField="name"
      phoneField="number"
      where={{ customerId }}
      confirmLabel={t('linkConfirm')}
      onClose={onClose}
      toReassignment={({ id: caller_contactId, text: contact }) => ({
        model: 'CallLog',
        ids: [id],
        shown: { caller_contactId, phonebookName: contact },
        call: ['CallLog.updatePhonebook', { body: { id, caller_contactId } }],
        text: t('linking', { caller, contact }),
        doneText: t('linked', { caller, contact }),
      })}
    >
      <p>{t('linkText', { caller })}</p>
    </ReassignDialog>
  )
}
