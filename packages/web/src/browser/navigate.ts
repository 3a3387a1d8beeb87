import { navigate as navigateBrowser } from 'wouter/use-browser-location'
import { withBase } from './app-base.ts'

export { useHistoryState } from 'wouter/use-browser-location'

type Options = Parameters<typeof navigateBrowser>[1]

/** Leads to an address of the app, from outside of what is rendered. */
export const navigate = (to: string, options?: Options): void => navigateBrowser(withBase(to), options)
