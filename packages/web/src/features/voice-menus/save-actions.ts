import { api } from '../../data/client.ts'
import { type ActionValues, actionWrites } from './action-values.ts'

/** Saves the choices of a menu: only those that differ from what the server has by now. Keys that become free are freed first. */
export async function saveActions(ivrId: number, values: readonly ActionValues[]): Promise<void> {
  const [menu] = await api().Ivr.find({ filter: { where: { id: ivrId }, include: ['Actions'] } })
  const saved = menu?.Actions ?? []
  const { add, replace, remove } = actionWrites(saved, values)
  for (const id of remove) await api().Ivr.deleteAction({ ivrId, id })
  for (const { id, body } of replace) {
    // The choice as it was read: what neither we nor the contract know stays, what was emptied goes.
    const { target: _target, label: _label, ...kept } = saved.find((action) => action.id === id) ?? {}
    await api().Ivr.replaceAction({ ivrId, id, body: { ...kept, ...body } })
  }
  for (const body of add) await api().Ivr.createAction({ ivrId, body })
}
