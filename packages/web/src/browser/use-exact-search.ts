import { useSearch as useBrowserSearch } from 'wouter/use-browser-location'

/**
 * The query of the address to the letter, for the router. The router decodes queries, and whoever reads one decodes it
 * again: a text such as `50%25`, or `%41` that somebody typed, would come out as another one.
 */
export const useExactSearch = (): string => useBrowserSearch().replaceAll('%', '%25')
