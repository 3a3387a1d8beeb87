import type { components } from '@lineboard/contract'
import { zDashRoleInput } from '@lineboard/contract/zod'
import { api } from '../../data/client.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.ts'
import { type PermissionDraft, toDraft } from '../../shared/rights/permissions.ts'
import { PermissionMatrix, writesFor } from './permission-matrix.tsx'
import { RolePeople } from './role-people.tsx'
import { t } from './roles.messages.ts'

/** Saves the permissions of a role: only those that differ from what the server has by now. */
async function savePermissions(roleId: number, draft: PermissionDraft): Promise<void> {
  const [sections, saved] = await Promise.all([
    api().GuiSection.find({}),
    api().GuiVisibility.find({ filter: { where: { roleId }, include: ['GuiSection'] } }),
  ])
  for (const body of writesFor(roleId, draft, saved, sections)) await api().GuiVisibility.upsert({ body })
}

type DashRole = components['schemas']['DashRole']

const toValues = (row?: DashRole) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  permissions: toDraft(row?.GuiVisibilities ?? []),
})

type Values = ReturnType<typeof toValues>

const { TextInput } = inputsFor<Values>()

function Fields({ row }: { row?: DashRole | undefined }) {
  return (
    <>
      <FieldGroup title={t('group')}>
        <TextInput name="name" label={t('name')} hint={t('nameHint')} />
        <TextInput name="description" label={t('description')} lines={2} />
      </FieldGroup>
      <PermissionMatrix roleId={row?.id} />
      {row && <RolePeople role={row} />}
    </>
  )
}

export const form = defineForm({
  schema: zDashRoleInput,
  toValues,
  afterSave: {
    what: t('thePermissions'),
    call: 'GuiVisibility.upsert',
    needs: ['id'],
    run: (row: DashRole, { permissions }: Values) => savePermissions(row.id, permissions),
  },
  savedApart: ['permissions'],
  Fields,
})
