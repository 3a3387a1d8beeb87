import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPlaces, isList, type Place, screenFile } from '../src/places/place.ts'
import { patternOf } from '../src/places/place-at.ts'
import type { PlaceId } from '../src/places/places.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const inSource = (path: string) => join(source, path)

/** The modules of a screen, in whichever feature it is. */
export function screenModules(id: PlaceId): string[] {
  const file = screenFile(id)
  return file ? globSync(`features/*/${file}`, { cwd: source }).map(inSource) : []
}

const screenOf = (path: string): string[] =>
  (path.includes(':') ? ['nested-screen.tsx'] : ['list-screen.tsx', 'ask-list.ts']).map((file) =>
    inSource(`app/router/${file}`),
  )

/** What the router brings for a place, as `app/router/signed-in.ts` does. */
function modulesOf(place: Place): string[] {
  const { id, path, guard, formOf, redirectTo } = place
  return [
    ...(isList(place) ? screenOf(path) : []),
    ...(redirectTo ? [inSource('app/router/rare-pages.tsx')] : screenModules(id)),
    ...(formOf ? screenModules(formOf) : []),
    ...(guard === 'session' ? ['app/router/signed-in.ts', 'app/shell/shell.tsx'].map(inSource) : []),
  ]
}

/** What every list needs, and what draws it once its first rows stand. */
export const listModule = inSource('list/resource-page.tsx')
export const gridModule = inSource('list/table/list-grid.tsx')

/** Each place by the pattern of its addresses: who opens it, and the modules it needs besides those of every page. */
export const routeModules = allPlaces.map((place) => ({
  pattern: patternOf(place),
  guard: place.guard,
  modules: modulesOf(place),
}))
