import type { components } from '@lineboard/contract'
import { zDashRoleInput } from '@lineboard/contract/zod'
import { toDraft } from '../../parts/rights/permissions.ts'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { defineForm } from '../../resource/form/form.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { RolePeople } from './role-people.tsx'
import { t } from './roles.messages.ts'
import { savePermissions } from './save-permissions.ts'

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
