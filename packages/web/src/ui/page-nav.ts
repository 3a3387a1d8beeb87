import { createContext, type ReactNode, useContext } from 'react'

/** The screens that stand beside a page. */
export interface PageNav {
  links: ReactNode
  /** One of the links is that of the page and names it: the heading need not be seen as well. */
  namesPage: boolean
}

const PageNavContext = createContext<PageNav | undefined>(undefined)

/** Tells the page below which screens stand beside it: its head shows them, so that both take one line. */
export const PageNavProvider = PageNavContext.Provider

/** The screens that stand beside the page; undefined where it stands alone. */
export const usePageNav = (): PageNav | undefined => useContext(PageNavContext)
