import type { operations } from '@lineboard/contract'
import type { Resource } from '../define-resource.ts'
import type { ModelOf } from '../operation-ids.ts'
import type { Target } from '../row-result.ts'
import { t } from './reassign.messages.ts'
import { ReassignDialog } from './reassign-dialog.tsx'
import { reassignLater } from './reassign-later.ts'

/** Models whose rows can be given to another customer. */
type GivenModel = ModelOf<Extract<keyof operations, `${string}.updateCustomer`>>

interface GiveDialogProps {
  /** Model of the rows. */
  model: GivenModel
  nouns: Resource['nouns']
  targets: readonly Target[]
  /** What the rows lose on their way, in words. */
  text: string
  /** What rows show no longer once they are given away. */
  lost?: object
  onClose: () => void
}

/** Gives rows to another customer. */
export function GiveDialog({ model, nouns: { other }, targets, text, lost, onClose }: GiveDialogProps) {
  const ids = targets.map(({ id }) => id)
  const facts = { count: ids.length, name: targets[0]?.name ?? '', other }
  return (
    <ReassignDialog
      title={t('giveTitle', facts)}
      label={t('customer')}
      list="Customer.find"
      textField="companyName"
      confirmLabel={t('confirm')}
      onClose={onClose}
      onChoose={({ id: customerId, text: customer }) =>
        reassignLater({
          model,
          ids,
          shown: { ...lost, customerId, Customer: { id: customerId, companyName: customer } },
          call: [`${model}.updateCustomer`, { body: { updateInfo: JSON.stringify({ ids, customerId }) } }],
          text: t('giving', { ...facts, customer }),
          doneText: t('given', { ...facts, customer }),
        })
      }
    >
      <p>{text}</p>
    </ReassignDialog>
  )
}
