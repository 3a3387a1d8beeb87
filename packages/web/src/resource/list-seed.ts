import { uiSettings } from '../state/ui-settings.ts'
import { recallList } from './list-memory.ts'
import { readViews, viewsKey } from './views/saved-views.ts'

/** Query that a first visit to a list starts from: what was remembered here, else the person's default view. */
export function listSeed(path: string): string {
  const { views, byDefault } = readViews(uiSettings().lists?.[viewsKey(path)])
  return recallList(path) || (views.find(({ name }) => name === byDefault)?.search ?? '')
}
