import type { Place } from '../../places/place.ts'
import type { LoadedScreen } from './loaded-screen.ts'
import { moduleOf, type PageModule, screenOf } from './page-module.ts'

// All others come with what whoever is signed in needs.
const pages = import.meta.glob<PageModule>('./{account-activate,errors,forgot-password,login,signup}/*-page.tsx', {
  base: '../../features',
})

/** Brings what is shown at a place that everybody may open, signed in or not. */
export const loadPublicScreen = async ({ id }: Place): Promise<LoadedScreen> => screenOf(await moduleOf(pages, id))
