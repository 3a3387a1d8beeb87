import { api } from '../../data/client.ts'

/** Ids of the users a template is shared with. Throws what the call throws. */
export async function sharedWithOf(templateId: number | undefined): Promise<readonly number[]> {
  if (templateId === undefined) return []
  const [template] = await api().Template.find({ filter: { where: { id: templateId }, limit: 1 } })
  return template?.sharedWith ?? []
}
