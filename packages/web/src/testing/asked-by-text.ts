import { parseFilterText } from '@lineboard/sdk'
import type { Resource } from '../kit/define-resource.ts'
import { foundBy, soughtTexts } from '../kit/filter/sought-texts.ts'
import { parseListState } from '../kit/list-state.ts'
import { listQuery } from '../list/context/list-query.ts'
import { literalValues } from '../list/filter/filter-panels.tsx'

const everything = (resource: Resource, filter: string) => ({
  ...parseListState('', resource.rules),
  period: undefined,
  filter,
})

/** What a list of all its rows asks once it is found out what the texts of its filter mean. */
export async function askedByText(resource: Resource, filter: string) {
  const state = everything(resource, filter)
  const sought = soughtTexts(parseFilterText(filter, resource.searchable), resource)
  const { where } = listQuery(resource, { ...state, filter: '' })
  const values = await literalValues({ list: resource.list, columns: resource.columns, where }, sought)
  const held = foundBy(sought, values)
  return { held, query: listQuery(resource, state, { literalMatches: held }) }
}
