import type { Resource } from '../kit/define-resource.ts'
import { type HeldTexts, soughtTexts } from '../kit/filter/sought-texts.ts'
import { parseListState } from '../kit/list-state.ts'
import { heldValues } from '../list/filter/held.ts'
import { listQuery } from '../list/list-query.ts'

const everything = (resource: Resource, filter: string) => ({
  ...parseListState('', resource.rules),
  period: undefined,
  filter,
})

/** What a list of all its rows asks once it is found out what the texts of its filter mean. */
export async function askedByText(resource: Resource, filter: string) {
  const state = everything(resource, filter)
  const sought = soughtTexts(filter, resource)
  const { where } = listQuery(resource, { ...state, filter: '' })
  const values = await heldValues({ list: resource.list, where }, sought)
  const held: HeldTexts = (path, text) => values[sought.findIndex((each) => each.path === path && each.text === text)]
  return { held, query: listQuery(resource, state, held) }
}
