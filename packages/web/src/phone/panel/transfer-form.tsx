import { useState } from 'react'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { PhoneCall } from '../machine/phone-state.ts'
import { t } from '../phone.messages.ts'
import { act } from '../phone.ts'
import { NumberForm } from './number-form.tsx'
import styles from './phone-panel.module.css'

/** Gives a call to somebody else: unasked, or to whom another call is with. */
export function TransferForm({ id, others }: { id: string; others: readonly PhoneCall[] }) {
  const [typed, setTyped] = useState('')
  const formatPhone = usePhoneFormat()
  return (
    <>
      <NumberForm
        label={t('call.transferTo')}
        action={t('call.transfer')}
        value={typed}
        onChange={setTyped}
        onSend={(whom) => act('transfer', id, { whom })}
      />
      <div className={styles.actions}>
        {others
          .filter(({ stage }) => stage === 'talking')
          .map(({ id: call, party }) => (
            <Button key={call} variant="outlined" onClick={() => act('transfer', id, { call })}>
              <Unbroken>{t('call.connect', { whom: formatPhone(party) })}</Unbroken>
            </Button>
          ))}
      </div>
    </>
  )
}
