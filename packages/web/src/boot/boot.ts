import { withBase, withoutBase } from '../browser/app-base.ts'
import { initialColorScheme } from '../browser/initial-color-scheme.ts'
import { applyLook, rememberedLook } from '../browser/page-look.ts'
import { readStored } from '../browser/storage.ts'
import { askAhead } from './ahead.ts'
import { filesFor, type RouteFiles } from './route-files.ts'

declare const ROUTE_FILES: RouteFiles

// This runs before the page paints and before the app's own script is there, so it is small and imports next to nothing.
document.documentElement.dataset.theme = initialColorScheme()
applyLook(rememberedLook())

const isSignedIn = readStored('token') !== undefined
askAhead()
for (const file of filesFor(isSignedIn ? withoutBase(location.pathname) : ROUTE_FILES.signIn, ROUTE_FILES)) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) link.as = 'style'
  // The tags that follow ask in this mode; a preload in another one would be fetched twice.
  link.crossOrigin = ''
  link.href = withBase(`/${file}`)
  document.head.append(link)
}
