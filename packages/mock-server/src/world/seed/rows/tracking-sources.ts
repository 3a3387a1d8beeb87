import { OWNER_ID } from '@lineboard/contract/owner'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { daysBefore } from '../material/moments.ts'
import type { Seed } from '../material/types.ts'

type Source = Pick<Row<'TrackingSource'>, 'customerId' | 'name' | 'type' | 'description'> & { monthlyCost?: number }

const sources: readonly Source[] = [
  {
    customerId: 2,
    name: 'Search ads',
    type: 'paid_search',
    description: 'Implant and whitening campaigns',
    monthlyCost: 2400,
  },
  { customerId: 2, name: 'Organic search', type: 'organic_search', description: 'Visitors who found the site' },
  {
    customerId: 2,
    name: 'Neighbourhood flyer',
    type: 'direct_mail',
    description: 'Spring mailing, Lower Manhattan',
    monthlyCost: 620,
  },
  {
    customerId: 2,
    name: 'Subway posters',
    type: 'outdoor',
    description: 'Four stations, line 2 and 3',
    monthlyCost: 1850,
  },
  {
    customerId: 2,
    name: 'Patient referrals',
    type: 'referral',
    description: 'Cards handed to patients',
    monthlyCost: 90,
  },
  {
    customerId: 2,
    name: 'Social campaigns',
    type: 'social',
    description: 'Before and after stories',
    monthlyCost: 740,
  },
  {
    customerId: 3,
    name: 'Property portal',
    type: 'website',
    description: 'Listings on the city portal',
    monthlyCost: 1200,
  },
  { customerId: 3, name: 'Search ads', type: 'paid_search', description: 'Buyers and sellers', monthlyCost: 3100 },
  { customerId: 3, name: 'Sunday paper', type: 'print', description: 'Homes supplement', monthlyCost: 980 },
  { customerId: 3, name: 'Sign boards', type: 'outdoor', description: 'Boards at listed homes', monthlyCost: 310 },
  { customerId: 3, name: 'Newsletter', type: 'email', description: 'Monthly market letter', monthlyCost: 60 },
  { customerId: 4, name: 'Local radio', type: 'radio', description: 'Drive-time spots', monthlyCost: 1400 },
  { customerId: 4, name: 'Search ads', type: 'paid_search', description: 'Emergency call-outs', monthlyCost: 1750 },
  { customerId: 4, name: 'Van lettering', type: 'outdoor', description: 'Number on the vans' },
  { customerId: OWNER_ID, name: 'Product site', type: 'website', description: 'Sales line of the service itself' },
]

/** Fifteen places where calls come from. */
export const trackingSources: Seed = ({ prng, now }) => ({
  TrackingSource: sources.map((source, at) => ({
    id: at + 1,
    ...source,
    totalCalls: 0,
    createdAt: daysBefore(now, prng.int(120, 700)),
  })),
})
