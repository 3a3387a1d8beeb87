import { api } from '../../data/client.ts'
import { type ActionValues, actionWrites } from './action-values.ts'

/** Saves the choices of a menu: only those that differ from what the server has by now. Keys that become free are freed first. */
export async function saveActions(ivrId: number, values: readonly ActionValues[]): Promise<void> {
  const [menu] = await api().Ivr.find({ filter: { where: { id: ivrId }, include: ['Actions'] } })
  const { add, replace, remove } = actionWrites(menu?.Actions ?? [], values)
  for (const id of remove) await api().Ivr.deleteAction({ ivrId, id })
  for (const { id, body } of replace) await api().Ivr.replaceAction({ ivrId, id, body })
  for (const body of add) await api().Ivr.createAction({ ivrId, body })
}
