import { setStoredCurrency } from '@lineboard/sdk'
import { type CoreFit, createFit } from '@lineboard/sdk/fit'
import { parse } from 'yaml'

/** Reads the file that says how the core API differs from the contract, YAML or JSON. Throws with its address where it cannot be used. */
export async function loadFit(address: string): Promise<CoreFit> {
  const answer = await fetch(address, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`)
  const text = await answer.text()
  try {
    const fit = createFit(parse(text))
    setStoredCurrency(fit.fit.currency)
    return fit
  } catch (error) {
    throw new Error(`${address}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
