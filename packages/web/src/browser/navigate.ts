import { useLocation, useSearch } from 'wouter'
import { navigate as navigateBrowser, useSearch as useBrowserSearch } from 'wouter/use-browser-location'
import { withBase } from './address.ts'

export { useHistoryState } from 'wouter/use-browser-location'

type Options = Parameters<typeof navigateBrowser>[1]

/** Leads to an address of the app, from outside of what is rendered. */
export const navigate = (to: string, options?: Options): void => navigateBrowser(withBase(to), options)

/**
 * The query of the address to the letter, for the router. The router decodes queries, and whoever reads one decodes it
 * again: a text such as `50%25`, or `%41` that somebody typed, would come out as another one.
 */
export const useExactSearch = (): string => useBrowserSearch().replaceAll('%', '%25')

/** Replaces one parameter of the address; an empty value takes it out. */
export function useParameter(name: string): (value: string) => void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (value) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    navigate(next.size > 0 ? `${path}?${next}` : path)
  }
}
