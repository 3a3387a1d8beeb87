import type { ListAsMeant } from '../e2e/support/lists.ts'
import type { Place } from '../src/places/place.ts'

/** What is known of an app, by the files that have a line for each of its places. */
export interface LinesOfPlaces {
  places: readonly Pick<Place, 'id' | 'path' | 'entity' | 'isPart' | 'redirectTo'>[]
  /** What a place is called, which without a text is its id. */
  title(id: string): string
  /** `found-by.ts`: the lists whose records the palette finds. */
  foundPlaces: readonly string[]
  /** Places that the pages of the guide name. */
  inGuide: readonly string[]
  /** Lists as they are meant to be. */
  lists: readonly Pick<ListAsMeant, 'path'>[]
  /** Models whose rows a declaration lets people change, by the place of that list. */
  changed: ReadonlyMap<string, string>
  /** Models of the forms that are tried on a server where a PUT replaces. */
  editedModels: readonly string[]
}

/** The lines that a place wants beside its own in `places.ts`, each with the file that has it. None where all is there. */
export function missingLines(app: LinesOfPlaces): string[] {
  return app.places.flatMap(({ id, path, entity, isPart, redirectTo }) => {
    if (redirectTo) return []
    const isOwnList = entity !== undefined && !path.includes(':')
    const model = app.changed.get(id)
    const wanted: [isMissing: boolean, file: string, what: string][] = [
      [app.title(id) === id, 'src/places/places.messages.ts', 'its title, in every language'],
      [isOwnList && !isPart && !app.foundPlaces.includes(id), 'src/app/palette/found-by.ts', 'what finds its rows'],
      [!app.inGuide.includes(id), 'docs/guide/*.md', 'its name at the head of the page about it'],
      [
        isOwnList && !app.lists.some((list) => list.path === path),
        'e2e/support/lists.ts',
        'what the list is called, and who is meant to see it',
      ],
      [
        model !== undefined && !app.editedModels.includes(model),
        'e2e/support/edited-forms.ts',
        'a field that a save changes alone',
      ],
    ]
    return wanted.flatMap(([isMissing, file, what]) => (isMissing ? [`${id}: ${file} wants ${what}`] : []))
  })
}
