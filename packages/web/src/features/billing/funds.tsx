import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { useRates } from '../../data/rates.ts'
import type { Card } from '../../shared/card/card-name.ts'
import { amountToRun } from '../../shared/wallet/past-due-of.ts'
import { heldByMoney } from '../../shared/wallet/wallet-band-state.ts'
import { amountToType } from '../../state/typed-amount.ts'
import { AddFunds } from './add-funds.tsx'
import { useAmountChoice } from './amount-choice.tsx'
import { CardTopUpPanel } from './card-top-up-panel.tsx'
import { payableAtLeast } from './payable.ts'

type Schemas = components['schemas']

interface FundsProps {
  customer: Readonly<Pick<Schemas['Customer'], 'id' | 'balance' | 'currency' | 'accounting_type' | 'state'>>
  /** Knows whether money has stopped the account, and with how much it runs again; missing where that could not be asked. */
  detail: Schemas['SubscriptionDetail'] | undefined
  /** Saved cards, the primary one first. */
  cards: readonly Card[]
  /** An amount of US dollars that somebody has asked to pay. */
  askedUsd: number | undefined
}

/**
 * Adds funds, from a saved card or from another one, beginning with the amount that is asked for, or with which an account runs again that
 * money has stopped.
 */
export function Funds({ customer, detail, cards, askedUsd }: FundsProps) {
  const { id, state, currency } = customer
  const rates = useRates()
  // Found out once: what is paid meanwhile takes nobody's form away.
  const [firstUsd] = useState(() =>
    heldByMoney(state, detail?.heldBy) ? amountToRun(customer, detail, new Date()) : undefined,
  )
  const amountUsd = askedUsd ?? firstUsd
  const own = amountUsd === undefined ? undefined : payableAtLeast(amountUsd, currency, rates)
  const asked = own && amountToType(own.amount, own.currency)
  // What is chosen for a saved card is what another one begins with.
  const [chosen, choose] = useAmountChoice(asked)
  const [isAnother, setAnother] = useState(false)
  const hasCard = cards.length > 0
  return (
    <>
      {hasCard && (
        <AddFunds
          key={own && `${amountUsd} ${own.currency}`}
          customerId={id}
          currency={currency}
          cards={cards}
          chosen={chosen}
          onChoose={choose}
          isAside={isAnother}
        />
      )}
      <CardTopUpPanel
        key={hasCard ? undefined : askedUsd}
        customerId={id}
        currency={currency}
        asked={asked}
        first={chosen}
        isAsking={!hasCard && askedUsd !== undefined}
        onAsking={setAnother}
      />
    </>
  )
}
