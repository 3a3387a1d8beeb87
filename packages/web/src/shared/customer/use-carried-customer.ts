import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { withChosenCustomer } from '../../state/chosen-customer.ts'

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
