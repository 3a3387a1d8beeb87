import { withBase, withoutBase } from '../browser/address.ts'
import { initialLanguage, showLanguage } from '../browser/page.ts'
import { applyLook, initialColorScheme, rememberedLook } from '../browser/page-look.ts'
import { readStored } from '../browser/storage.ts'
import { prefetchStart } from './prefetch-start.ts'
import { filesFor, inLanguage, leadsToSignIn, type RouteFiles } from './route-files.ts'
import { showPrerendered } from './show-prerendered.ts'

declare const ROUTE_FILES: RouteFiles

// Written here once: the build puts the whole of it in the place of its name.
const built = ROUTE_FILES

// This runs before the page paints and before the app's own script is there, so it is small and imports next to nothing.
document.documentElement.dataset.theme = initialColorScheme()
applyLook(rememberedLook())

const language = initialLanguage(built.languages)
showLanguage(language)

/** Address of a file in the language of the page. */
const addressOf = (file: string): string => withBase(`/${inLanguage(file, language, built)}`)

const [entry] = built.start
if (entry) document.documentElement.dataset.entry = addressOf(entry)

const isSignedIn = readStored('token') !== undefined
prefetchStart()
const pathname = withoutBase(location.pathname)
const routeFiles = filesFor(pathname, isSignedIn, built)
// The little that is drawn with first: scripts, which are a hundred times as large, would hold it up.
const isStyle = (file: string) => file.endsWith('.css')
const files = new Set([...routeFiles.filter(isStyle), ...built.start, ...routeFiles])
for (const file of files) {
  const link = document.createElement('link')
  link.rel = isStyle(file) ? 'preload' : 'modulepreload'
  if (isStyle(file)) link.as = 'style'
  // The tags that follow ask in this mode; a preload in another one would be fetched twice.
  link.crossOrigin = ''
  link.href = addressOf(file)
  document.head.append(link)
}

if (leadsToSignIn(pathname, isSignedIn, built)) showPrerendered(language, routeFiles.filter(isStyle).map(addressOf))
