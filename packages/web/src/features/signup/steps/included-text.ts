import { formatMoney } from '../../../state/numbers.ts'
import type { Plan } from '../machine/sign-up-state.ts'

/** The credit that comes with a plan, to stand beside its sign: with the digits of its currency, whole amounts without. */
export const includedText = ({ walletBaseline, currency }: Pick<Plan, 'walletBaseline' | 'currency'>): string =>
  formatMoney(walletBaseline, currency, { symbol: '', ...(Number.isInteger(walletBaseline) && { decimals: 0 }) })
