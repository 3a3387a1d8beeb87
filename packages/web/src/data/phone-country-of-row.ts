import { countryIn, phoneHome } from '../state/own-phone-country.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { api } from './client.ts'

/** Countries of customers, by id; undefined for one without. */
const countries = new Map<number, Promise<string | undefined>>()

addPersonalState({ forget: () => countries.clear() })

async function readCountry(id: number): Promise<string | undefined> {
  const [customer] = await api().Customer.find({
    filter: { where: { id }, fields: ['id', 'BusinessAddress'], limit: 1 },
  })
  return countryIn(customer?.BusinessAddress?.country ?? '')
}

/** Country that phone numbers of a customer's rows are of where nothing else says it. Never rejects. */
export async function homeOfCustomer(id: number | undefined): Promise<string> {
  if (id === undefined || id === session.user?.customerId) return phoneHome()
  const asked = countries.get(id) ?? readCountry(id)
  countries.set(id, asked)
  // Who may not read customers has rows of one.
  return (await asked.catch(() => void countries.delete(id))) ?? phoneHome()
}

/** What says where a row is at home. */
interface AtHome {
  country?: unknown
  BusinessAddress?: { country?: unknown } | undefined
  customerId?: unknown
}

/** Country that the phone numbers of a row are of: its own, else its customer's, else that of who sits here. Never rejects. */
export async function homeOfRow({ country, BusinessAddress, customerId }: AtHome): Promise<string> {
  const said = country ?? BusinessAddress?.country
  const own = typeof said === 'string' ? countryIn(said) : undefined
  return own ?? (await homeOfCustomer(typeof customerId === 'number' ? customerId : undefined))
}
