import { ChargeRequestAmountMaximum, ChargeRequestAmountMinimum } from '@lineboard/contract/limits'
import { waitingPayment } from '@lineboard/sdk/account'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { type Card, cardName } from '../../shared/card/card-name.ts'
import { useBothMoves } from '../../shared/wallet/both-currencies.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { useDollars } from './dollars.ts'
import { DollarsField } from './dollars-field.tsx'
import { OperationDialog } from './operation-dialog.tsx'
import type { OperationProps } from './operation-props.ts'
import { chargeSchema } from './operation-schemas.ts'
import { t } from './operations.messages.ts'
import { useDueWords } from './use-due-words.ts'

/** Charges one of a customer's cards for the wallet. */
export function ChargeDialog({ customer, cards, onClose }: OperationProps & { cards: readonly Card[] }) {
  const { id: customerId, companyName: company, currency } = customer
  const { added } = useBothMoves(customer)
  const due = useDueWords(customer)
  const [token, setToken] = useState<string>()
  const dollars = useDollars({ minimum: ChargeRequestAmountMinimum, maximum: ChargeRequestAmountMaximum })
  const card = cards.find((each) => each.token === token) ?? cards[0]
  const nameOf = (source: string) => {
    const charged = cards.find((each) => each.token === source)
    return charged ? cardName(charged) : t('someCard')
  }
  return (
    <OperationDialog
      title={t('charge')}
      operation={{
        subject: `desk charge ${customerId}`,
        schema: chargeSchema,
        send: (body, options) => api().PaymentMethod.chargeCustomer({ body }, options),
        title: ({ amount }) => t('chargeTitle', { amount: added(amount) }),
        ask: ({ amount, source }) =>
          due.asked(t('chargeAsk', { amount: added(amount), card: nameOf(source), company }), amount),
        done: ({ amount }) => due.done(t('chargeDone', { amount: added(amount) }), amount),
        // The bank asks whoever holds the card: nobody at the desk can answer it.
        refusal: (error, { amount, source }) =>
          waitingPayment(error) && t('chargeWaits', { amount: added(amount), card: nameOf(source), company }),
      }}
      bodyWith={(reason) => card && { amount: dollars.amount, source: card.token, customerId, reason }}
      onClose={onClose}
    >
      {(isTried) =>
        card ? (
          <>
            <DollarsField dollars={dollars} currency={currency} isTried={isTried} />
            <PlainSelect
              label={t('card')}
              value={card.token}
              options={cards.map((each) => ({ value: each.token, label: cardName(each) }))}
              onChange={({ target }) => setToken(target.value)}
            />
          </>
        ) : (
          <p>{t('noCard')}</p>
        )
      }
    </OperationDialog>
  )
}
