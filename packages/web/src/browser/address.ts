/** Path that the app lies below, without a slash at its end: `/lineboard`, or nothing where it has a host of its own. */
export const appBase = (): string => globalThis.document?.documentElement.dataset.base ?? ''

/** Address of the app, such as a place's, as the browser has it. */
export const withBase = (address: string): string => appBase() + address

/** Address that the browser has, as the app knows it. What does not lie below the app stays as it is. */
export function withoutBase(address: string): string {
  const base = appBase()
  const rest = address.slice(base.length)
  return base && address.startsWith(base) && /^([/?#]|$)/.test(rest) ? rest || '/' : address
}
