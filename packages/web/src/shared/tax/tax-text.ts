import { taxOf } from '@lineboard/sdk'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './tax.messages.ts'

/** How much tax there is, in words. */
export const taxText = (tax: number, currency?: string): string =>
  tax === 0 ? t('none') : t('within', { amount: formatMoney(tax, currency) })

/** The same of what is offered, before any invoice says it. */
export const offeredTaxText = (amount: number, currency?: string): string => taxText(taxOf(amount, currency), currency)
