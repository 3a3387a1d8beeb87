import type { components } from '@lineboard/contract'
import { Button } from '../../ui/button.tsx'
import styles from './customer-account.module.css'
import { changesOf } from './deeds/account-change.ts'
import { t } from './deeds/deeds.messages.ts'
import type { DeskDeed } from './desk-deed.ts'

interface DeedButtonsProps {
  customer: Pick<components['schemas']['Customer'], 'state'>
  maySubscribe: boolean
  onChoose: (deed: DeskDeed) => void
}

/** What can be done with the account as it stands. */
export function DeedButtons({ customer, maySubscribe, onChoose }: DeedButtonsProps) {
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
