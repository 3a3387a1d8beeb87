import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { isList, type Place } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'
import { screenFile } from '../../places/screen-file.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { LoadedScreen } from './loaded-screen.ts'

/** What the module of a page exports. */
interface PageModule extends Omit<LoadedScreen, 'element'> {
  Page: FunctionComponent<{ resource?: Resource }>
  /** What it is drawn in, such as the look of the component library. */
  Around?: FunctionComponent<{ children: ReactNode }>
}

type DeclarationModule = Readonly<Record<string, Resource>>
type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>

const declarations = import.meta.glob<DeclarationModule>('./*/*.resource.ts', { base: '../../features' })
const pages = import.meta.glob<PageModule>('./*/*-page.tsx', { base: '../../features' })

const list = async () => (await import('./list-screen.tsx')).listScreen
const nested = async () => (await import('./nested-screen.tsx')).nestedScreen

function moduleOf<Module>(modules: Modules<Module>, id: PlaceId): Promise<Module> {
  const file = `/${screenFile(id)}`
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(file)) ?? []
  if (!load) throw new Error(`No feature has a file ${file}.`)
  return load()
}

/** The declaration of a list. */
export async function resourceOf(id: PlaceId): Promise<Resource> {
  const { [id]: resource } = await moduleOf(declarations, id)
  if (!resource) throw new Error(`The declaration of ${id} is not exported by that name.`)
  return resource
}

/** Brings what asks ahead of need for what a list shows first: its declaration, without the code that draws it. */
export async function loadListAsker(place: Place): Promise<LoadedScreen['ask']> {
  if (place.movedTo || !isList(place) || place.path.includes(':')) return undefined
  const [{ askList }, resource] = await Promise.all([import('./ask-list.ts'), resourceOf(place.id)])
  return (search) => askList(resource, search)
}

/** Brings what is shown at a place. */
export async function loadScreen(place: Place): Promise<LoadedScreen> {
  const { id, path, movedTo, formOf } = place
  if (movedTo) return { element: createElement((await import('./moved-page.tsx')).MovedPage, { place }) }
  if (isList(place)) {
    const [show, resource] = await Promise.all([path.includes(':') ? nested() : list(), resourceOf(id)])
    return show(resource, place)
  }
  const [{ Page, Around, ask, bringRest, prepareAtRest }, resource] = await Promise.all([
    moduleOf(pages, id),
    formOf && resourceOf(formOf),
  ])
  const page = createElement(Page, resource ? { resource } : {})
  return { element: Around ? createElement(Around, null, page) : page, ask, bringRest, prepareAtRest }
}
