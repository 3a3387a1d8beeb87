import { createContext, useContext, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCall } from '../../data/use-call.ts'
import { positiveInteger } from '../../lib/positive-integer.ts'
import { withChosenCustomer } from '../../state/chosen-customer.ts'
import { t } from './customer.messages.ts'

const parameter = 'customer'

/** Id of the customer a page is about, from `?customer=` of its address; undefined without one. */
export const customerIdOf = (search: string): number | undefined =>
  positiveInteger(new URLSearchParams(search).get(parameter))

/** The customer chosen at the top of the page, and how to choose another; the address keeps it. */
export function useSelectedCustomer(): [customerId: number | undefined, select: (id: number | undefined) => void] {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const select = (id: number | undefined) => {
    const next = new URLSearchParams(search)
    if (id === undefined) next.delete(parameter)
    else next.set(parameter, String(id))
    navigate(next.size > 0 ? `${path}?${next}` : path)
  }
  return [customerIdOf(search), select]
}

/** Opens a page whose address says nothing about the customer chosen last. */
export function useCarriedCustomer(): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  // An address with anything in it was meant as it is.
  const carried = search === '' ? withChosenCustomer(search) : ''
  useEffect(() => {
    if (carried) navigate(`${path}?${carried}`, { replace: true })
  }, [path, carried, navigate])
}

/** What the chosen customer is called: by its number until its name is here; all of them without one. */
export function useCustomerName(id: number | undefined): string {
  const filter = { where: { id: id ?? 0 }, fields: ['id', 'companyName'] as const, limit: 1 }
  const { data } = useCall('Customer.find', id === undefined ? null : { filter }, { silent: true })
  return id === undefined ? t('all') : (data?.[0]?.companyName ?? `#${id}`)
}

/** The customer a page is about, and how to choose another. */
interface CustomerPick {
  customerId: number | undefined
  choose: (id: number | undefined) => void
}

const CustomerPickContext = createContext<CustomerPick>({ customerId: undefined, choose: () => undefined })

/** Tells the panel of the button what is chosen. */
export const CustomerPickProvider = CustomerPickContext.Provider

export const useCustomerPick = (): CustomerPick => useContext(CustomerPickContext)
