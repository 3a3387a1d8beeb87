import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react'
import type { Resource } from '../../kit/define-resource.ts'
import { screenFile } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'

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

/** What the module of a page exports. */
export interface PageModule extends Omit<LoadedScreen, 'element'> {
  Page: FunctionComponent<{ resource?: Resource }>
  /** What it is drawn in, such as the look of the component library. */
  Around?: FunctionComponent<{ children: ReactNode }>
}

/** Modules of features by their paths, each brought when it is asked for. */
export type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>

/** Brings the module of what a place shows. */
export function moduleOf<Module>(modules: Modules<Module>, id: PlaceId): Promise<Module> {
  const file = `/${screenFile(id)}`
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(file)) ?? []
  if (!load) throw new Error(`No feature has a file ${file}.`)
  return load()
}

/** A page as a screen. */
export function screenOf(
  { Page, Around, ask, bringRest, prepareAtRest }: PageModule,
  resource?: Resource,
): LoadedScreen {
  const page = createElement(Page, resource ? { resource } : {})
  return { element: Around ? createElement(Around, null, page) : page, ask, bringRest, prepareAtRest }
}
