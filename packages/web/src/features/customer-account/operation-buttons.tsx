import type { components } from '@lineboard/contract'
import { NARROW, useMedia } from '../../browser/use-media.ts'
import { Button } from '../../ui/button.tsx'
import styles from './customer-account.module.css'
import type { DeskOperation, OfferedOperation } from './desk-operation.ts'
import { OperationMenu } from './operation-menu.tsx'
import { changesOf } from './operations/account-change.ts'
import { t } from './operations/operations.messages.ts'

interface OperationButtonsProps {
  customer: Pick<components['schemas']['Customer'], 'state'>
  /** Why the account is not active, as far as it is known. */
  heldBy: components['schemas']['SubscriptionDetail']['heldBy']
  maySubscribe: boolean
  onChoose: (operation: DeskOperation) => void
}

/** What can be done with the account as it stands: on a phone the first, and a menu of the others. */
export function OperationButtons({ customer, heldBy, maySubscribe, onChoose }: OperationButtonsProps) {
  const isNarrow = useMedia(NARROW)
  const others: OfferedOperation[] = [
    { label: t('credit'), operation: { kind: 'credit' } },
    ...(maySubscribe ? [{ label: t('subscribe'), operation: { kind: 'subscribe' } as const }] : []),
    ...changesOf(customer, heldBy).map((change) => ({
      label: t(change),
      operation: { kind: 'change', change } as const,
      color: change === 'reactivate' ? ('primary' as const) : ('error' as const),
    })),
  ]
  return (
    <span className={styles.buttons}>
      <Button variant="contained" onClick={() => onChoose({ kind: 'charge' })}>
        {t('charge')}
      </Button>
      {isNarrow ? (
        <OperationMenu operations={others} onChoose={onChoose} />
      ) : (
        others.map(({ label, operation, color }) => (
          <Button key={label} {...(color ? { color } : { variant: 'outlined' })} onClick={() => onChoose(operation)}>
            {label}
          </Button>
        ))
      )}
    </span>
  )
}
