import { toCustomerAmounts, toCustomerCurrency } from '../money/convert.ts'
import { storedCurrency } from '../money/currency.ts'
import { seesEveryCustomer } from '../permissions/may.ts'
import type { ConvertAmounts } from '../reports/index.ts'
import type { Connection } from './connection.ts'
import { userAccess } from './user-access.ts'

/** The currency of the amounts of a report, and how they get there. */
interface ReportAmounts {
  currency: string
  convert: ConvertAmounts
}

/** The currency of the caller's customer; undefined for a caller that sees every customer. A token does not say whose it is: it sees one customer, or several. */
async function ownCurrency({ api, userId }: Connection, signal: AbortSignal): Promise<string | undefined> {
  if (userId === undefined) {
    const [customer, ...others] = await api.Customer.find({ filter: { limit: 2 } }, { signal })
    return others.length === 0 ? customer?.currency : undefined
  }
  const { user, access } = await userAccess(api, userId, signal)
  return seesEveryCustomer(access) ? undefined : user.Customer?.currency
}

/** Amounts as the app has them: in the currency of the caller's customer on a page, in the stored one in files, and without a rate. */
export async function amountsFor(
  connection: Connection,
  place: 'page' | 'file',
  signal: AbortSignal,
): Promise<ReportAmounts> {
  const stored = storedCurrency()
  const own = place === 'page' ? await ownCurrency(connection, signal) : stored
  if (own === undefined || own === stored) return { currency: stored, convert: (amounts) => amounts }
  const rates = await connection.api.CurrencyRate.getCurrencyConversionRates({}, { signal })
  const { currency } = toCustomerCurrency(0, own, rates)
  return { currency, convert: (amounts) => toCustomerAmounts(amounts, own, rates) }
}
