import type { MenuItemId, SectionName } from '@lineboard/sdk'
import type { ReactElement } from 'react'

/** Who may open a route: visitors only, anyone, or whoever is signed in. */
export type RouteGuard = 'visitor' | 'anyone' | 'session'

/** A screen whose code has come. */
export interface LoadedScreen {
  element: ReactElement
  /** Asks ahead of need for what the page will ask for first, given the query of its address. */
  ask?: (search: string) => void
}

/** A screen as data. */
export interface AppRoute {
  /** Pattern of the address; `:name` for a part, `/*?` for whatever follows. */
  path: string
  title: string
  guard: RouteGuard
  /** Menu entry that opens it, and whose visibility it shares. */
  menu?: MenuItemId
  /** Menu entry whose screen it stands beside, as a tab. */
  under?: MenuItemId
  /** Section whose permission opens it. */
  section?: SectionName
  /** A screen for visitors that takes the whole window, without the product's picture. @default false */
  isWide?: boolean
  /** No progress bar while it works. @default false */
  isQuiet?: boolean
  /** Brings the screen's code. */
  load: () => Promise<LoadedScreen>
}

/** Address a route is opened at: its pattern without what may follow. */
export const addressOf = ({ path }: Pick<AppRoute, 'path'>): string => path.replace(/\/\*\?$/, '')
