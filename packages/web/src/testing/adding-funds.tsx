import type { ComponentProps } from 'react'
import { useAmountChoice } from '../features/billing/amount-choice.tsx'
import { AddFunds } from '../features/billing/funds.tsx'

/** The form that adds funds from a saved card, with an amount of its own. */
export function AddingFunds(props: Omit<ComponentProps<typeof AddFunds>, 'chosen' | 'onChoose' | 'isAside'>) {
  const [chosen, onChoose] = useAmountChoice(undefined)
  return <AddFunds {...props} chosen={chosen} onChoose={onChoose} isAside={false} />
}
