import { dunningSteps, toLowBalance, walletBand } from '@lineboard/contract/account'
import { DAY_MS } from '@lineboard/contract/durations'
import { monthAfter } from '../../../domain/billing/products/prices.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

type Company = Omit<Row<'Customer'>, 'id' | 'createdAt' | 'billingId'>

const companies: readonly Company[] = [
  {
    companyName: 'Lineboard',
    companyId: 'LB-0001',
    firstName: 'Ada',
    lastName: 'Sorensen',
    vatNumber: 'US-90-0000001',
    billingEmail: 'accounts@lineboard.example',
    contactEmail: 'hello@lineboard.example',
    phone: '+12125550101',
    website: 'https://lineboard.example',
    industry: 'telecommunications',
    currency: 'USD',
    accounting_type: 'postpaid',
    BusinessAddress: {
      street_address: '1 Exchange Place',
      city: 'New York',
      province: 'New York',
      zip_code: '10005',
      country: 'us',
    },
    balance: 0,
    state: 'active',
  },
  {
    companyName: 'Harbor Dental Group',
    companyId: 'HDG-2041',
    firstName: 'Nora',
    lastName: 'Whitfield',
    vatNumber: 'US-77-1204418',
    billingEmail: 'billing@harbordental.example',
    contactEmail: 'front.desk@harbordental.example',
    phone: '+12125550142',
    website: 'https://harbordental.example',
    industry: 'dental',
    currency: 'USD',
    accounting_type: 'prepaid',
    BusinessAddress: {
      street_address: '18 Pier Street',
      city: 'New York',
      province: 'New York',
      zip_code: '10004',
      country: 'us',
    },
    balance: 148.2,
    state: 'active',
  },
  {
    companyName: 'Kestrel Estates',
    companyId: 'KE-7730',
    firstName: 'Owen',
    lastName: 'Brennan',
    vatNumber: 'GB-244-9981-07',
    billingEmail: 'finance@kestrelestates.example',
    contactEmail: 'office@kestrelestates.example',
    phone: '+442079460018',
    website: 'https://kestrelestates.example',
    industry: 'real_estate',
    currency: 'GBP',
    accounting_type: 'prepaid',
    BusinessAddress: {
      street_address: '44 Marlow Row',
      city: 'London',
      province: 'Greater London',
      zip_code: 'W1D 3AF',
      country: 'gb',
    },
    balance: 612.75,
    state: 'active',
  },
  {
    companyName: 'Bluebird Plumbing',
    companyId: 'BP-1189',
    firstName: 'Rosa',
    lastName: 'Delgado',
    vatNumber: 'US-31-5580216',
    billingEmail: 'rosa@bluebirdplumbing.example',
    contactEmail: 'dispatch@bluebirdplumbing.example',
    phone: '+13125550117',
    website: 'https://bluebirdplumbing.example',
    industry: 'construction',
    currency: 'USD',
    accounting_type: 'prepaid',
    BusinessAddress: {
      street_address: '902 W Lake Street',
      city: 'Chicago',
      province: 'Illinois',
      zip_code: '60607',
      country: 'us',
    },
    balance: 9.4,
    state: 'tracking_paused',
  },
]

/** The owner and three customers: a dental group, an estate agency, and a plumber who is nearly out of credit. */
export const customers: Seed = ({ now }) => ({
  Customer: companies.map((company, at) => ({
    id: at + 1,
    ...company,
    billingId: `LB-${100_001 + at}`,
    createdAt: daysBefore(now, 900 - at * 210),
    // The owner signs no terms of its own; whoever came before there were versions was asked for none.
    ...(at > 1 && { termsVersion: at - 1, termsAcceptedAt: daysBefore(now, 900 - at * 210) }),
  })),
})

/** How the accounts stand: the plumber is past due, was reminded, and tracking is paused since. Numbers are paid until their month ends. */
export const accounts: Seed = ({ now, soFar }) => {
  const limits = toLowBalance(soFar('SystemSetting').find(({ key }) => key === 'low_balance')?.payload)
  return {
    AccountStanding: soFar('Customer').map((customer) => {
      const { id, state } = customer
      const owed = soFar('Subscription').find(({ customerId, status }) => customerId === id && status === 'past_due')
      const days = owed?.renewsAt === undefined ? -1 : (now.getTime() - Date.parse(owed.renewsAt)) / DAY_MS
      return {
        id,
        chosen: 'active',
        given: state,
        band: walletBand(customer, limits),
        isStopped: false,
        isToppedUp: false,
        dunned: dunningSteps.filter(({ day }) => day <= days).length,
      }
    }),
    NumberRent: soFar('OpNumber').map(({ id, createdAt }) => ({
      id,
      dueAt: monthAfter(createdAt, now.toISOString()),
      isOverdue: false,
    })),
  }
}
