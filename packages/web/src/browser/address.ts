import { navigate as navigateBrowser, useSearch as useBrowserSearch } from 'wouter/use-browser-location'

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

export { useHistoryState } from 'wouter/use-browser-location'

type Options = Parameters<typeof navigateBrowser>[1]

/** Leads to an address of the app, from outside of what is rendered. */
export const navigate = (to: string, options?: Options): void => navigateBrowser(withBase(to), options)

/**
 * The query of the address to the letter, for the router. The router decodes queries, and whoever reads one decodes it
 * again: a text such as `50%25`, or `%41` that somebody typed, would come out as another one.
 */
export const useExactSearch = (): string => useBrowserSearch().replaceAll('%', '%25')
