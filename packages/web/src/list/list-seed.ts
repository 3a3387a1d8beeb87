import type { Resource } from '../resource/define-resource.ts'
import { listKind } from '../resource/nested-list.ts'
import { uiSettings } from '../state/ui-settings-store.ts'
import { recallList } from './list-memory.ts'
import { readViews, viewsKey } from './views/saved-views.ts'

/** Query that a first visit to a list starts from: what was remembered here, else the person's default view. */
export function listSeed(list: Pick<Resource, 'path' | 'kind'>): string {
  const { views, defaultName } = readViews(uiSettings().lists?.[viewsKey(listKind(list))])
  return recallList(list.path) || (views.find(({ name }) => name === defaultName)?.search ?? '')
}
