import { createElement } from 'react'
import { followLanguage } from '../../browser/page.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { isList, type Place } from '../../places/place.ts'
import type { PlaceId } from '../../places/places.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { session, type User } from '../../state/session.ts'
import { applyUiSettings, forgetUiSettings, uiSettings } from '../../state/ui-settings-store.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { type LoadedScreen, moduleOf, type PageModule, screenOf } from './page-module.ts'

type DeclarationModule = Readonly<Record<string, Resource>>

const declarations = import.meta.glob<DeclarationModule>('./*/*.resource.ts', { base: '../../features' })
const pages = import.meta.glob<PageModule>(
  ['./*/*-page.tsx', '!./{account-activate,forgot-password,login,signup}/*-page.tsx'],
  { base: '../../features' },
)

const list = async () => (await import('./list-screen.tsx')).listScreen
const nested = async () => (await import('./nested-screen.tsx')).nestedScreen

/** The declaration of a list. */
export async function resourceOf(id: PlaceId): Promise<Resource> {
  const { [id]: resource } = await moduleOf(declarations, id)
  if (!resource) throw new Error(`The declaration of ${id} is not exported by that name.`)
  return resource
}

/** Brings what asks ahead of need for what a list shows first: its declaration, without the code that draws it. */
export async function loadListAsker(place: Place): Promise<LoadedScreen['ask']> {
  if (place.redirectTo || !isList(place) || place.path.includes(':')) return undefined
  const [{ askList }, resource] = await Promise.all([import('./ask-list.ts'), resourceOf(place.id)])
  return (search) => askList(resource, search)
}

/** Brings what is shown at a place of whoever is signed in. */
export async function loadScreen(place: Place): Promise<LoadedScreen> {
  const { id, path, redirectTo, formOf } = place
  if (redirectTo) return { element: createElement((await import('./rare-pages.tsx')).MovedPage, { place }) }
  if (isList(place)) {
    const [show, resource] = await Promise.all([path.includes(':') ? nested() : list(), resourceOf(id)])
    // It stands above the rows, which would move as it came. Where it can't be brought the list stands without it.
    await resource.banner?.load().catch(() => undefined)
    return show(resource, place)
  }
  const [page, resource] = await Promise.all([moduleOf(pages, id), formOf && resourceOf(formOf)])
  return screenOf(page, resource)
}

export { firstScreen, isSeen } from '../../places/is-seen.ts'
export { notify } from '../../state/notifications.ts'
export { redirectFor } from './redirect-for.ts'

initDeclarations(resourceOf)
addPersonalState({ forget: forgetUiSettings })

/** Language is not the person's that somebody acts as, and nothing that was typed is lost for it. */
export function applySettings({ uiSettings: stored }: User): void {
  applyUiSettings(stored)
  const { language } = uiSettings()
  if (language && !session.impersonation && !isUnsaved()) followLanguage(language)
}
