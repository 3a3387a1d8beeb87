import type { components } from '@lineboard/contract'
import { type PermissionName, permissionIds } from '@lineboard/contract/permission-ids'
import { type Access, accessOf, losesOwn, mayGiveRole, type SectionName, sectionNames } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import { useFormFacts } from '../../kit/form/form-context.ts'
import { comma } from '../../lib/messages.ts'
import { t as menuName } from '../../places/menu.messages.ts'
import { type VisibleGroup, visibleNavigation } from '../../places/navigation.ts'
import { PermissionChanges, permissionWord, permissionWords } from '../../shared/rights/permission-changes.tsx'
import {
  changesBetween,
  draftOf,
  type PermissionChange,
  type PermissionDraft,
  toDraft,
} from '../../shared/rights/permissions.ts'
import { draftInWords } from '../../shared/rights/role-in-words.ts'
import { holdLost, lastText, usePeopleAt } from '../../shared/rights/why-kept.ts'
import { rightsOf } from '../../shared/within-reach.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './permission-matrix.module.css'
import { t } from './roles.messages.ts'

type Visibility = components['schemas']['GuiVisibility']

/** Permissions to start from. */
export const presets = {
  all: draftOf(() => 'PERMITALL'),
  readOnly: draftOf(() => 'READONLY'),
  none: draftOf(() => 'DENY'),
  calls: draftOf((section) =>
    section === 'Call Logs' ? 'PERMITALL' : /Reports|Dashboard/.test(section) ? 'READONLY' : 'DENY',
  ),
  numbers: draftOf((section) =>
    /Numbers|Sources|Gateways/.test(section) ? 'PERMITALL' : section === 'Dashboard' ? 'READONLY' : 'DENY',
  ),
} as const satisfies Record<string, PermissionDraft>

// What the server may refuse for the sake of others goes first: nothing is half saved then.
const isDecisive = ({ section }: PermissionChange) => section === 'Manage Users' || section === 'Manage Roles'
const refusedFirst = (a: PermissionChange, b: PermissionChange) => Number(isDecisive(b)) - Number(isDecisive(a))

/** Bodies that save a draft: a row is replaced where the section has one, and added where it has none. */
export function writesFor(
  roleId: number,
  draft: PermissionDraft,
  saved: readonly Visibility[],
  sections: readonly { id: number; name: string }[],
): components['schemas']['GuiVisibilityInput'][] {
  const idOfSection = new Map(sections.map(({ id, name }) => [name, id]))
  return changesBetween(toDraft(saved), draft)
    .sort(refusedFirst)
    .flatMap(({ section, to }) => {
      const guiSectionId = idOfSection.get(section)
      if (guiSectionId === undefined) return []
      const row = saved.find((visibility) => visibility.guiSectionId === guiSectionId)
      // The row whole, as it was read: what is left out is dropped.
      const { GuiSection: _section, GuiPermission: _permission, ...columns } = row ?? {}
      return [{ ...columns, roleId, guiSectionId, guiPermissionId: permissionIds[to] }]
    })
}

const lesser: Readonly<Record<PermissionName, PermissionName>> = {
  PERMITALL: 'READONLY',
  READONLY: 'DENY',
  DENY: 'DENY',
}

/** Whether a person may give a role this permission: nobody gives what they lack. */
export const mayGivePermission = (giver: Access, section: SectionName, permission: PermissionName): boolean =>
  permission === 'DENY' || mayGiveRole(giver, [{ GuiSection: { name: section }, GuiPermission: { name: permission } }])

/** Of a draft what a person may give. */
export const withinOwnRights = (giver: Access, draft: PermissionDraft): PermissionDraft =>
  draftOf((section) => {
    let permission = draft[section]
    while (!mayGivePermission(giver, section, permission)) permission = lesser[permission]
    return permission
  })

/** A draft that gives sections in full which have to be. */
const keeping = (draft: PermissionDraft, sections: ReadonlyMap<string, unknown>): PermissionDraft =>
  draftOf((section) => (sections.has(section) ? 'PERMITALL' : draft[section]))

/** The menu as a plain user with these permissions sees it. */
export function menuAs(draft: PermissionDraft): VisibleGroup[] {
  const visibilities = sectionNames.map((name) => ({ GuiSection: { name }, GuiPermission: { name: draft[name] } }))
  return visibleNavigation(accessOf({ id: 0, DashRoleMapping: [{ principalType: 'USER' }] }, visibilities))
}

/** Sections that somebody at each customer has to be able to change. */
const kept = ['Manage Users', 'Manage Roles'] as const

/** Sections that a role goes on giving in full, as nobody else at a customer could change them, each with the reason. */
function useKeptSections(roleId: number | undefined): ReadonlyMap<string, string> {
  const holders = useCall('DashRole.associatedDashUsers', roleId === undefined ? null : { body: { id: roleId } })
  const { people = [] } = usePeopleAt(holders.data?.map(({ customerId }) => customerId) ?? [])
  const reasons = kept.flatMap((section): [string, string][] => {
    const lost = holdLost(people, (person) => {
      const rights = rightsOf(person)
      if (person.DashRoleMapping?.[0]?.roleId !== roleId) return rights
      return { ...rights, sections: { ...rights.sections, [section]: 'deny' } }
    })
    return lost ? [[section, lastText(lost)]] : []
  })
  return new Map(reasons)
}

/** What can't be changed of the permissions of a role, and why: nothing of them, or that some sections are given in full. */
function useLocks(roleId: number | undefined) {
  const { user, access, impersonation } = useSession()
  const maySave = useMay('GuiVisibility.upsert')
  const sections = useKeptSections(roleId)
  const isOwn = roleId !== undefined && user?.DashRoleMapping?.[0]?.roleId === roleId
  const keepsOwn = isOwn && access !== undefined && losesOwn(access, { ...access, sections: {} })
  const why = maySave ? (keepsOwn ? t('ownRoleLocked') : undefined) : impersonation && t('inPersonOnly')
  return { isLocked: !maySave || keepsOwn, why, sections }
}

const presetButtons = [
  { id: 'all', label: t('presetAll') },
  { id: 'readOnly', label: t('presetReadOnly') },
  { id: 'calls', label: t('presetCalls') },
  { id: 'numbers', label: t('presetNumbers') },
  { id: 'none', label: t('presetNone') },
] as const

interface MatrixValues {
  permissions: PermissionDraft
}

function Presets({ kept }: { kept: ReadonlyMap<string, string> }) {
  const { setValue } = useFormContext<MatrixValues>()
  const { access } = useSession()
  return (
    <fieldset className={styles.presets}>
      <legend>{t('presets')}</legend>
      {presetButtons.map(({ id, label }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          onClick={() => {
            if (!access) return
            setValue('permissions', keeping(withinOwnRights(access, presets[id]), kept), { shouldDirty: true })
          }}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

function Changes({ draft }: { draft: PermissionDraft }) {
  const { defaultValues } = useFormState<MatrixValues>()
  const changes = changesBetween({ ...presets.none, ...defaultValues?.permissions }, draft)
  return (
    <PermissionChanges changes={changes}>
      <p>{t('changes', { count: changes.length })}</p>
    </PermissionChanges>
  )
}

function MenuPreview({ draft }: { draft: PermissionDraft }) {
  return (
    <details className={styles.preview}>
      <summary>{t('preview')}</summary>
      <p>{t('previewHint')}</p>
      {menuAs(draft).map(({ label, items }) => (
        <div key={label}>
          <h4>{label}</h4>
          <ul>
            {items.map((entry) => (
              <li key={entry.id}>{[entry, ...entry.below].map((each) => each.label).join(comma)}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** Which sections a role denies, shows and lets change, with what that does to the menu. */
export function PermissionMatrix({ roleId }: { roleId: number | undefined }) {
  const { access } = useSession()
  const { isLocked, why, sections: kept } = useLocks(roleId)
  const { register } = useFormContext<MatrixValues>()
  const { readOnly, fields } = useFormFacts()
  useEffect(() => {
    for (const section of sectionNames)
      fields?.set(`permissions.${section}`, {
        label: menuName(`sections.${section}`),
        toText: (name) => permissionWord(String(name)),
      })
  }, [fields])
  const draft = useWatch<MatrixValues, 'permissions'>({ name: 'permissions' })
  return (
    <section className={styles.matrix} aria-labelledby="permission-matrix">
      <h3 id="permission-matrix">{t('matrix')}</h3>
      {!readOnly && why !== undefined && <Alert severity="info">{why}</Alert>}
      {!(readOnly || isLocked) && <Presets kept={kept} />}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('section')}</th>
            {permissionWords.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectionNames.map((section) => (
            <tr key={section} data-permission={draft[section]}>
              <th scope="row">{menuName(`sections.${section}`)}</th>
              {permissionWords.map(({ name, label }) => (
                <td key={name}>
                  <label>
                    <input
                      type="radio"
                      value={name}
                      disabled={
                        readOnly ||
                        isLocked ||
                        !access ||
                        !mayGivePermission(access, section, name) ||
                        (kept.has(section) && name !== 'PERMITALL')
                      }
                      aria-label={`${menuName(`sections.${section}`)}: ${label}`}
                      {...register(`permissions.${section}`)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!(readOnly || isLocked) && [...kept.values()].map((reason) => <p key={reason}>{reason}</p>)}
      <p>
        <strong>{t('inWords')}</strong> {draftInWords(draft)}
      </p>
      {/* Of a new role nothing is saved that it could differ from. */}
      {!readOnly && roleId !== undefined && <Changes draft={draft} />}
      <MenuPreview draft={draft} />
    </section>
  )
}
