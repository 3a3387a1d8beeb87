import { addPersonalState } from './personal-state.ts'
import { carryCustomer } from './tabs.ts'

/** What was chosen last: it goes along from page to page until the window is left. */
let chosen: { customerId: number | undefined } | undefined

addPersonalState({
  forget() {
    chosen = undefined
  },
})

/** Remembers the customer that somebody has just chosen, or that all were; addresses that are opened choose nothing. */
export function rememberCustomer(customerId: number | undefined): void {
  chosen = { customerId }
  carryCustomer(customerId)
}

/** The query of a page that is opened without one of its own, about the customer chosen last; as it is where nobody chose. */
export function withChosenCustomer(search: string): string {
  if (!chosen) return search
  const params = new URLSearchParams(search)
  if (chosen.customerId === undefined) params.delete('customer')
  else params.set('customer', String(chosen.customerId))
  return params.toString()
}
