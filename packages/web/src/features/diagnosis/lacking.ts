import { entities } from '@lineboard/contract/entities'
import type { Access } from '@lineboard/sdk'
import { clientOptions } from '../../data/client.ts'
import type { HasField } from '../../data/server-fields.ts'
import { declarationOf } from '../../kit/declarations.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { comma } from '../../lib/messages.ts'
import { isSeen } from '../../places/is-seen.ts'
import { allPlaces, isListPlace, placeFacts } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { isCounted, isServed } from '../../state/served-calls.ts'
import type { Part } from './diagnose.ts'
import { t } from './diagnosis.messages.ts'

/** Something that a screen leaves out, and the field that it is made of. */
interface Left {
  field: string
  label: string
}

const nameOf = (path: string) => path.split('.')[0] ?? path

/** Names of what is left out, by what says that the core API lacks it. */
function inWords(entity: string, left: readonly Left[]): string {
  const { fit } = clientOptions()
  const said = left.filter(({ field }) => fit?.has(entity, nameOf(field)) === false)
  const learnt = left.filter((each) => !said.includes(each))
  const list = (some: readonly Left[]) => [...new Set(some.map(({ label }) => label))].join(comma)
  return [
    said.length > 0 ? t('byFit', { names: list(said) }) : '',
    learnt.length > 0 ? t('byRows', { names: list(learnt) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Fields of a form that it does not offer, by the names that columns or keys give them. */
function formFields({ columns, searchable }: Resource, served: Form): Left[] {
  const labelOf = (name: string) =>
    columns.find(({ field }) => field === name)?.label ?? searchable[name]?.label ?? name
  return [...(served.lacking ?? [])].map((field) => ({ field, label: labelOf(field) }))
}

/** What a list offers to do by calls that the core API does not serve. */
function unservedActions(resource: Resource): string[] {
  const { create, update, remove, actions = [], listActions = [], selectionActions = [] } = resource
  const usual = [
    { call: create, label: t('adding') },
    { call: update, label: t('changing') },
    { call: remove, label: t('deleting') },
  ]
  const all = [...usual, ...actions, ...listActions, ...selectionActions]
  return [...new Set(all.flatMap(({ call, label }) => (call !== undefined && !isServed(call) ? [label] : [])))]
}

const lacksSome = (entity: keyof typeof entities, has: HasField): boolean =>
  [entities[entity].fields, entities[entity].relations].flatMap(Object.keys).some((name) => !has(entity, name))

/** What one list leaves out, in words; undefined where it leaves out nothing. */
async function lackingIn(resource: Resource, has: HasField): Promise<Part | undefined> {
  const { entity } = resource
  if (!isServed(resource.list)) return { title: resource.title, facts: [[t('screen'), t('notServed')]] }
  const { servedResource } = await import('../../kit/served/served-resource.ts')
  const served = servedResource(resource, (path) => has(entity, path))
  const columns = resource.columns.filter(({ field }) => !served.columns.some((column) => column.field === field))
  const isNoColumn = (path: string) => !columns.some(({ field }) => field === path)
  const keys = Object.entries(resource.searchable).flatMap(([key, { path, label = key }]) =>
    !(key in served.searchable) && isNoColumn(path) ? [{ field: path, label }] : [],
  )
  const quick = (resource.quickFilters ?? [])
    .filter(({ label }) => !served.quickFilters?.some((kept) => kept.label === label))
    .map(({ label }) => label)
  const form = lacksSome(entity, has) ? await served.form?.load() : undefined
  const fields = form ? formFields(resource, form.form) : []
  const actions = unservedActions(resource)
  const facts: Part['facts'] = [
    [t('columns'), inWords(entity, columns)],
    [t('filters'), inWords(entity, keys)],
    [t('quickFilters'), quick.join(comma)],
    [t('fields'), inWords(entity, fields)],
    [t('actions'), actions.length > 0 ? t('byCall', { names: actions.join(comma) }) : ''],
  ]
  const said = facts.filter(([, value]) => value !== '')
  return said.length > 0 ? { title: resource.title, facts: said } : undefined
}

const reports = [
  ['dashboard', ['Report.statistics', 'Report.dashboardData']],
  ['activityReport', ['Report.activityReport']],
  ['compareReport', ['CallLog.compareReport']],
  ['overviewReport', ['Report.overviewReport']],
] as const

const isMade = (call: string) => isServed(call) || isCounted(call)

/** Reports that can't be made. */
function lackingReports(access: Access): Part[] {
  const facts = reports
    .filter(([place, calls]) => isSeen(placeFacts[place], access) && !calls.every(isMade))
    .map(([place, calls]): Part['facts'][number] => [
      titleOf(place),
      t('byCall', { names: calls.filter((call) => !isMade(call)).join(comma) }),
    ])
  return facts.length > 0 ? [{ title: t('reports'), facts }] : []
}

/**
 * What screens leave out as this core API lacks it, by the same questions as the screens themselves: what its fit says, and what rows have told
 * since the page was opened.
 */
export async function lackingParts(has: HasField, access: Access): Promise<Part[]> {
  const lists = allPlaces.filter((place) => isSeen(place, access)).flatMap(({ id }) => (isListPlace(id) ? [id] : []))
  const parts = await Promise.all(
    lists.map(async (id) => {
      const { entity } = placeFacts[id]
      if (!entity || !(clientOptions().fit || lacksSome(entity, has))) return []
      return (await lackingIn(await declarationOf(id), has)) ?? []
    }),
  )
  return [...parts.flat(), ...lackingReports(access)]
}
