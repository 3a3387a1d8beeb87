import { api } from '../../data/client.ts'
import type { ActionValues } from './action-values.ts'
import { actionWrites } from './action-writes.ts'
import { atChoice } from './at-choice.ts'

/**
 * Saves the choices of a menu: only those that differ from what the server has by now. What can be taken back best goes first, and what
 * is deleted last. Throws what the server refuses, at the fields of the choice.
 */
export async function saveActions(ivrId: number, values: readonly ActionValues[]): Promise<void> {
  const [menu] = await api().Ivr.find({ filter: { where: { id: ivrId }, include: ['Actions'] } })
  const { add, replace, remove } = actionWrites(menu?.Actions ?? [], values)
  const write = async (at: number, call: () => Promise<unknown>) => {
    const typed = values[at]
    await call().catch((error: unknown) => Promise.reject(typed ? atChoice(error, at, typed) : error))
  }
  for (const { at, body } of add) await write(at, () => api().Ivr.createAction({ ivrId, body }))
  for (const { at, body, before } of replace) {
    // The choice as it was read: what neither we nor the contract know stays, what was emptied goes.
    const { target: _target, label: _label, ...kept } = before
    await write(at, () => api().Ivr.replaceAction({ ivrId, id: before.id, body: { ...kept, ...body } }))
  }
  for (const id of remove) await api().Ivr.deleteAction({ ivrId, id })
}
