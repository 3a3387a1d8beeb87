import { createContext, useContext } from 'react'

/** The customer a page is about, and how to choose another. */
interface CustomerPick {
  customerId: number | undefined
  choose: (id: number | undefined) => void
}

const CustomerPickContext = createContext<CustomerPick>({ customerId: undefined, choose: () => undefined })

/** Tells the panel of the button what is chosen. */
export const CustomerPickProvider = CustomerPickContext.Provider

export const useCustomerPick = (): CustomerPick => useContext(CustomerPickContext)
