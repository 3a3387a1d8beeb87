import { idsAt, referencesTo } from '@lineboard/contract/references'
import Alert from '@mui/material/Alert'
import useSWR from 'swr'
import { api } from '../../data/client.ts'
import { kept } from '../../data/use-answer.ts'
import { comma } from '../../lib/messages.ts'
import { isRefused } from '../../state/may.ts'
import { t } from './drafts.messages.ts'
import { draftOf, revisionsOf, type Template } from './revision.ts'

/** What of a menu names rows of a model: a key of it that leads there. */
const keysTo = (model: string) => referencesTo(model).filter((reference) => reference.model === 'IvrAction')

/** Whether the drafts of voice menus can lead to rows of a model. */
export const isNamedByDrafts = (model: string): boolean => keysTo(model).length > 0

/** The menus whose drafts have a key that leads to one of these rows, but those that are among them. */
function draftsNaming(templates: readonly Template[], model: string, ids: readonly number[]): number[] {
  const menus = new Set(templates.map(({ definition }) => Number(definition?.menuId)))
  const isGoing = (menuId: number) => model === 'Ivr' && ids.includes(menuId)
  const isNaming = (menuId: number) => {
    const choices = draftOf(revisionsOf(templates, menuId))?.content.actions ?? []
    return choices.some((choice) => keysTo(model).some((key) => idsAt(key, choice).some((id) => ids.includes(id))))
  }
  return [...menus].filter((menuId) => !isGoing(menuId) && isNaming(menuId))
}

interface DraftsProps {
  model: string
  ids: readonly number[]
}

async function namesOfMenus({ model, ids }: DraftsProps): Promise<string[]> {
  const templates = await api().Template.find({ filter: { where: { kind: 'report', resource: 'Ivr' } } })
  const menus = draftsNaming(templates, model, ids)
  if (menus.length === 0) return []
  // What is kept of a menu is still there once the menu is deleted.
  const found = await api().Ivr.find({ filter: { where: { id: { inq: menus } }, fields: ['id', 'name'] } })
  return found.map(({ name }) => name)
}

/** Says before rows are deleted which drafts of voice menus lead to them: nothing else counts or changes those. */
export function DraftsLeadingThere({ model, ids }: DraftsProps) {
  const isReadable = !isRefused('Template.find') && !isRefused('Ivr.find')
  const key = isReadable ? (['Template.drafts', model, ids] as const) : null
  const { data = [] } = useSWR(key, () => namesOfMenus({ model, ids }), kept)
  if (data.length === 0) return null
  return <Alert severity="warning">{t('leadThere', { count: data.length, names: data.join(comma) })}</Alert>
}
