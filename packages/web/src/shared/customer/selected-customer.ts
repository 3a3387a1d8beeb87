import { useLocation, useSearch } from 'wouter'
import { positiveInteger } from '../../lib/positive-integer.ts'

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
