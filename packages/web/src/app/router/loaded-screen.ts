import type { ReactElement } from 'react'

/** A screen whose code has come. */
export interface LoadedScreen {
  element: ReactElement
  /** Asks ahead of need for what the page will ask for first, given the query of its address. */
  ask?: ((search: string) => void) | undefined
  /** Brings what the page shows a moment later. */
  bringRest?: (() => void) | undefined
  /** Makes ready what the page shows first, while another one rests: figures that are shown until they were asked for again, and what draws them. */
  prepareAtRest?: (() => Promise<void>) | undefined
}
