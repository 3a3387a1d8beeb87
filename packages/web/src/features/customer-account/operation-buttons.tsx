import type { components } from '@lineboard/contract'
import { Button } from '../../ui/button.tsx'
import styles from './customer-account.module.css'
import type { DeskOperation } from './desk-operation.ts'
import { changesOf } from './operations/account-change.ts'
import { t } from './operations/operations.messages.ts'

interface OperationButtonsProps {
  customer: Pick<components['schemas']['Customer'], 'state'>
  maySubscribe: boolean
  onChoose: (operation: DeskOperation) => void
}

/** What can be done with the account as it stands. */
export function OperationButtons({ customer, maySubscribe, onChoose }: OperationButtonsProps) {
  return (
    <span className={styles.buttons}>
      <Button variant="contained" onClick={() => onChoose({ kind: 'charge' })}>
        {t('charge')}
      </Button>
      <Button variant="outlined" onClick={() => onChoose({ kind: 'credit' })}>
        {t('credit')}
      </Button>
      {maySubscribe && (
        <Button variant="outlined" onClick={() => onChoose({ kind: 'subscribe' })}>
          {t('subscribe')}
        </Button>
      )}
      {changesOf(customer).map((change) => (
        <Button
          key={change}
          color={change === 'reactivate' ? 'primary' : 'error'}
          onClick={() => onChoose({ kind: 'change', change })}
        >
          {t(change)}
        </Button>
      ))}
    </span>
  )
}
