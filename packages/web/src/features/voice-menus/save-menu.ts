import type { components } from '@lineboard/contract'
import { zIvrInput } from '@lineboard/contract/zod'
import { merge } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import type { OwnCall } from '../../resource/form/form.ts'
import { PartlySavedError } from '../../resource/form/partly-saved-error.ts'
import { callByName } from '../../resource/rows/calls-by-name.ts'
import { inputOf } from '../../resource/rows/input-of.ts'
import { type ActionValues, toActionValues } from './action-values.ts'
import { saveActions } from './save-actions.ts'
import { t } from './voice-menus.messages.ts'

type Ivr = components['schemas']['Ivr']

interface Wanted {
  status: Ivr['status']
  actions: readonly ActionValues[]
}

const withActions = async (id: number): Promise<Ivr | undefined> =>
  (await api().Ivr.find({ filter: { where: { id }, include: ['Actions'] } }))[0]

/** Puts a menu back to what it was before a save that failed; one that is new goes. Throws what the server refuses. */
async function takeBack(id: number, before: Ivr | undefined): Promise<void> {
  if (!before) return void (await callByName('Ivr.deleteById', { id }))
  await saveActions(id, toActionValues(before.Actions))
  const now = await api().Ivr.findById({ id })
  const [is, was] = [now, before].map((menu) => inputOf(zIvrInput.shape, menu))
  if (!was || JSON.stringify(is) === JSON.stringify(was)) return
  // Its call replaces: columns that no form knows stay, and what the menu had nothing in is emptied.
  const empty = Object.keys(Object(is)).map((field) => [field, null])
  await merge(api().Ivr, id, { ...Object.fromEntries(empty), ...was })
}

/**
 * Saves a menu and its choices as one. The choices go first, so that what is published is held against those it gets: a menu that
 * callers hear is repaired in one save. A new one is a draft until they are there. Where a call fails, what was saved is taken back.
 */
export async function saveMenu(row: Ivr | undefined, { status, actions }: Wanted, own: OwnCall): Promise<object> {
  const { body, send } = own
  const before = row && (await withActions(row.id))
  const saved: Ivr = Object(row ?? (await send({ ...body, status: 'draft' })))
  try {
    await saveActions(saved.id, actions)
    return row || status === 'published' ? await send(body, saved) : saved
  } catch (error) {
    await takeBack(saved.id, before).catch(() => {
      throw new PartlySavedError(t('notTakenBack'), error, saved)
    })
    throw error
  }
}
