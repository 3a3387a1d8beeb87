import { guideNames, guidePageIn } from '../build/guide/pages.ts'
import { written } from '../build/languages/built-languages.ts'
import { editedForms } from '../e2e/support/edited-forms.ts'
import { lists } from '../e2e/support/lists.ts'
import { foundPlaces } from '../src/app/palette/found-by.ts'
import type { Resource } from '../src/kit/define-resource.ts'
import { allPlaces } from '../src/places/place.ts'
import { titleOf } from '../src/places/title-of.ts'
import type { LinesOfPlaces } from './missing-lines.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../src/features/*/*.resource.ts', { eager: true })
const changed = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .flatMap(({ place, entity, update }) => (update ? [[place, entity] as const] : []))

/** What the app as it stands says of each of its places. */
export const linesOfPlaces: LinesOfPlaces = {
  places: allPlaces,
  title: titleOf,
  foundPlaces,
  inGuide: guideNames(written).flatMap((name) => guidePageIn(written, name).screens),
  lists,
  changed: new Map(changed),
  editedModels: editedForms.map(([, model]) => model),
}
