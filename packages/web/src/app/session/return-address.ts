import { withoutBase } from '../../browser/address.ts'
import { placeAt } from '../../places/place-at.ts'

/** Whether signing in may lead to an address: a path of this app itself, to a screen that needs a session. */
export function isReturnAddress(address: string): boolean {
  // Browsers read a backslash as a slash, and two of them as another host.
  if (!/^\/(?![/\\])/.test(address)) return false
  if (!URL.canParse(address, location.origin)) return false
  const { origin, pathname } = new URL(address, location.origin)
  return origin === location.origin && placeAt(pathname)?.guard === 'session'
}

/** The address of the page, where it is one that needs a session. */
export function presentAddress(): string | undefined {
  const { pathname, search, hash } = location
  const address = `${withoutBase(pathname)}${search}${hash}`
  return isReturnAddress(address) ? address : undefined
}
