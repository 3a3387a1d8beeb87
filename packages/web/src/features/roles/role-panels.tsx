import type { components } from '@lineboard/contract'
import { isRoleFor } from '@lineboard/contract/permissions'
import { zDashRoleInput } from '@lineboard/contract/zod'
import { mayGiveRole } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { api } from '../../data/client.ts'
import type { Call } from '../../data/last-calls.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { t as removal } from '../../kit/removal/removal.messages.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { type PermissionDraft, toDraft } from '../../shared/rights/permissions.ts'
import { roleInWords } from '../../shared/rights/role-in-words.ts'
import { useWhyKept } from '../../shared/rights/why-kept.ts'
import { rightsOf, whatRolesGive } from '../../shared/within-reach.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import type { Notice } from '../../state/toasts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PermissionMatrix, writesFor } from './permission-matrix.tsx'
import styles from './role-people.module.css'
import { RolePeople } from './role-people.tsx'
import { t } from './roles.messages.ts'

/** What opens over the list of roles. */

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

/** What a role that was saved may do: who forgot the permissions sees it here. */
async function saidOf(id: number, said: 'saved' | 'added'): Promise<Notice | undefined> {
  const [role] = await api().DashRole.find({ filter: { where: { id }, include: whatRolesGive } })
  return role && { text: t(said, { may: roleInWords(role.GuiVisibilities ?? []) }) }
}

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
  savedText: ({ id }: DashRole, before) => saidOf(id, before ? 'saved' : 'added').catch(() => undefined),
  Fields,
})

type DashUser = components['schemas']['DashUser']
type DashRoleMapping = components['schemas']['DashRoleMapping']

/** What becomes of the assignments of somebody whose roles go. */
interface After {
  assignments: DashRoleMapping[]
  /** What makes it so. Each can be made again, so that another try does the rest. */
  calls: Call[]
}

/**
 * What somebody has once some roles have gone, with `next` in the place of the first of them: other roles stay as they are. The first
 * that somebody has counts, so that it goes last.
 */
export function assignmentsAfter(
  { DashRoleMapping = [] }: DashUser,
  goingIds: readonly number[],
  next: DashRole | undefined,
): After {
  const isGoing = ({ roleId }: DashRoleMapping) => goingIds.includes(roleId)
  const hasNext = DashRoleMapping.some(({ roleId }) => roleId === next?.id)
  const replaced = next && !hasNext ? DashRoleMapping.find(isGoing) : undefined
  const assignments = DashRoleMapping.flatMap((each) => {
    if (next && each === replaced) return [{ ...each, roleId: next.id, DashRole: next }]
    return isGoing(each) ? [] : [each]
  })
  const taken = DashRoleMapping.filter((each) => isGoing(each) && each !== replaced).reverse()
  const takes = taken.map(({ id }): Call => ['DashRoleMapping.deleteById', { id }])
  if (!next || !replaced) return { assignments, calls: takes }
  return {
    assignments,
    calls: [['DashRoleMapping.patchById', { id: replaced.id, body: { roleId: next.id } }], ...takes],
  }
}

const NOBODY = 'nobody'
const nobody: readonly components['schemas']['DashUser'][] = []
const MAX_NAMED = 5

/** Who has the roles that are deleted, and which role they have after that. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const roleIds = targets.map(({ id }) => id)
  const { access, impersonation } = useSession()
  const mayGive = useMay('DashUser.setRole')
  const held = useCall('DashRoleMapping.find', { filter: { where: { roleId: { inq: roleIds } } } }, { silent: true })
  const ids = [...new Set(held.data?.map(({ principalId }) => principalId))]
  const holders = useCall('DashUser.severalUser', ids.length > 0 ? { body: { ids } } : null, { silent: true })
  const people = holders.data ?? nobody
  // Who has the roles must be known: nobody loses one unasked.
  const roles = useCall('DashRole.find', { filter: { order: 'name ASC', include: whatRolesGive } })
  const [chosen, choose] = useState<string>()
  const others = (roles.data ?? []).filter(
    (role) =>
      mayGive &&
      !roleIds.includes(role.id) &&
      people.every(({ customerId }) => isRoleFor(role, customerId)) &&
      access &&
      mayGiveRole(access, role.GuiVisibilities ?? []),
  )
  // Nothing is chosen for anybody, but where there is nothing to choose from.
  const areRead = roles.data !== undefined || roles.error !== undefined
  const choice = chosen ?? (areRead && others.length === 0 ? NOBODY : undefined)
  const isChosen = people.length === 0 || choice !== undefined
  const next = others.find(({ id }) => String(id) === choice)
  const { why, ...asked } = useWhyKept(
    people.map(({ customerId }) => customerId),
    (person) => rightsOf({ ...person, DashRoleMapping: assignmentsAfter(person, roleIds, next).assignments }),
  )

  const failed = [held, holders].find(({ error }) => error !== undefined)
  const areKnown = !failed && held.data !== undefined && (ids.length === 0 || holders.data !== undefined)
  const isKnown = areKnown && asked.isKnown && isChosen
  const isRefused = why !== undefined

  useEffect(() => {
    if (isRefused) return onFirst('refused')
    if (!isKnown) return
    const going = targets.map(({ id }) => id)
    const last = people.flatMap((person) => assignmentsAfter(person, going, next).calls)
    const run = async () => {
      for (const call of last) await callByName(...call)
      void refresh('DashRole', 'DashUser', 'DashRoleMapping')
    }
    onFirst(last.length > 0 ? { run, last } : undefined)
  }, [targets, people, next, isKnown, isRefused, onFirst])

  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.mutate()} />
  if (asked.error) return <ErrorState error={asked.error} onRetry={asked.retry} />
  if (people.length === 0) return null
  const named = people.slice(0, MAX_NAMED).map(personName).join(comma)
  return (
    <div className={styles.notes}>
      <p>{t('holders', { count: people.length, names: named, more: Math.max(0, people.length - MAX_NAMED) })}</p>
      <TextField
        select
        fullWidth
        size="small"
        label={t('moveTo')}
        required
        value={choice ?? ''}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true, required: false } }}
      >
        <option value="" disabled hidden>
          {removal('chooseTarget')}
        </option>
        <option value={NOBODY}>{t('moveNowhere')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {choice === NOBODY && <p>{t('moveNowhereText')}</p>}
      {!mayGive && impersonation && <p>{t('inPersonOnly')}</p>}
      {why !== undefined && <Alert severity="warning">{why}</Alert>}
    </div>
  )
}
