import { idsAt, referencesTo } from '@lineboard/contract/references'
import { draftOf, revisionsOf, type Template } from './revision.ts'

/** What of a menu names rows of a model: a key of it that leads there. */
const keysTo = (model: string) => referencesTo(model).filter((reference) => reference.model === 'IvrAction')

/** Whether the drafts of voice menus can lead to rows of a model. */
export const isNamedByDrafts = (model: string): boolean => keysTo(model).length > 0

/** The menus whose drafts have a key that leads to one of these rows, but those that are among them. */
export function draftsNaming(templates: readonly Template[], model: string, ids: readonly number[]): number[] {
  const menus = new Set(templates.map(({ definition }) => Number(definition.menuId)))
  const isGoing = (menuId: number) => model === 'Ivr' && ids.includes(menuId)
  const isNaming = (menuId: number) => {
    const choices = draftOf(revisionsOf(templates, menuId))?.content.actions ?? []
    return choices.some((choice) => keysTo(model).some((key) => idsAt(key, choice).some((id) => ids.includes(id))))
  }
  return [...menus].filter((menuId) => !isGoing(menuId) && isNaming(menuId))
}
