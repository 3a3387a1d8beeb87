import { api } from '../../data/client.ts'
import type { PermissionDraft } from '../../parts/rights/permissions.ts'
import { writesFor } from './permission-draft.ts'

/** Saves the permissions of a role: only those that differ from what the server has by now. */
export async function savePermissions(roleId: number, draft: PermissionDraft): Promise<void> {
  const [sections, saved] = await Promise.all([
    api().GuiSection.find({}),
    api().GuiVisibility.find({ filter: { where: { roleId }, include: ['GuiSection'] } }),
  ])
  for (const body of writesFor(roleId, draft, saved, sections)) await api().GuiVisibility.upsert({ body })
}
