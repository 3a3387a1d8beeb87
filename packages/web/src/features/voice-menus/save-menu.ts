import type { components } from '@lineboard/contract'
import { zIvrInput } from '@lineboard/contract/zod'
import { api } from '../../data/client.ts'
import { callByName } from '../../resource/rows/calls-by-name.ts'
import { inputOf } from '../../resource/rows/input-of.ts'
import type { ActionValues } from './action-values.ts'
import { saveActions } from './save-actions.ts'

type Status = components['schemas']['Ivr']['status']

interface Wanted {
  status: Status
  actions: readonly ActionValues[]
}

/**
 * The status that a menu's own call gives it. One that is to be published is a draft until its choices are there, as only what
 * has them is published; one that callers hear already stays so.
 */
export const firstStatus = (wanted: Status, wasPublished: boolean): Status =>
  wanted === 'published' && !wasPublished ? 'draft' : wanted

/** Saves what a menu's own call could not: its choices, and after them that it is published. Tried again, it does what is left. */
export async function saveMenu(id: number, { status, actions }: Wanted): Promise<void> {
  await saveActions(id, actions)
  const menu = await api().Ivr.findById({ id })
  if (menu.status !== status)
    await callByName('Ivr.replaceById', { id, body: { ...inputOf(zIvrInput.shape, menu), status } })
}
