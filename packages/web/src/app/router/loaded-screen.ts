import type { ReactElement } from 'react'

/** A screen whose code has come. */
export interface LoadedScreen {
  element: ReactElement
  /** Asks ahead of need for what the page will ask for first, given the query of its address. What it answers resolves when it can be drawn. */
  ask?: ((search: string) => unknown) | undefined
  /** Brings what the page shows a moment later. */
  bringRest?: (() => void) | undefined
  /** Makes ready what draws the page first, while another one rests; asks for no rows. */
  prepareAtRest?: (() => Promise<void>) | undefined
}
