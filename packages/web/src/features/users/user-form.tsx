import type { components } from '@lineboard/contract'
import { phoneRule } from '@lineboard/contract/row-rules/phones'
import { ruled } from '@lineboard/contract/row-rules/ruled'
import { zDashUserInput, zDashUserPatch } from '@lineboard/contract/zod'
import { type Access, losesOwn, mayGiveRole } from '@lineboard/sdk'
import { useEffect, useRef } from 'react'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../data/client.ts'
import { useOffers } from '../../data/server-fields.ts'
import { useCall } from '../../data/use-call.ts'
import { defineForm } from '../../kit/define-form.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { PhoneInput, toE164 } from '../../kit/form/phone-input.tsx'
import { OwnerInput } from '../../kit/form/relation-input.tsx'
import { useOwnChoices } from '../../kit/form/use-own-choices.ts'
import { personName } from '../../lib/names.ts'
import { otherSignIn } from '../../shared/people/other-sign-in.ts'
import { PermissionChanges } from '../../shared/rights/permission-changes.tsx'
import { changesBetween, rightsWith, saveRole, toDraft } from '../../shared/rights/permissions.ts'
import { t as rights } from '../../shared/rights/rights.messages.ts'
import { nothingLeft, roleInWords } from '../../shared/rights/role-in-words.ts'
import { whyKept } from '../../shared/rights/why-kept.ts'
import { KeptKeys } from '../../shared/sessions/kept-keys.tsx'
import { rightsOf, whatRolesGive, whatUsersMay } from '../../shared/within-reach.ts'
import { seesEveryCustomer, useMay } from '../../state/may.ts'
import { session, useSession } from '../../state/session.ts'
import type { Notice } from '../../state/toasts.ts'
import { t } from './users.messages.ts'

type DashUser = components['schemas']['DashUser']

/** What a form has for the role of a user. */
interface Wanted {
  customerId?: number | null
  roleId: number | null
  principalType: string
}

/** What a role gives: asked anew, as it is not among what a form knows. */
async function givenBy(roleId: number) {
  const [role] = await api().DashRole.find({ filter: { where: { id: roleId }, include: whatRolesGive, limit: 1 } })
  return role?.GuiVisibilities ?? []
}

/** Why the server would not have somebody lose what the role and the kind give, at the field that says so; undefined where it would. */
async function whyRoleStays(
  row: DashUser,
  { customerId, roleId, principalType }: Wanted,
): Promise<Record<string, string> | undefined> {
  const { access } = session
  const [held] = row.DashRoleMapping ?? []
  // Who goes to another customer is refused by the call that the row is saved by.
  const goes = customerId != null && customerId !== row.customerId
  const isSame = held?.roleId === (roleId ?? undefined) && (held?.principalType ?? 'USER') === principalType
  if (!access || !held || goes || isSame) return undefined
  const people = await api().DashUser.find({ filter: { where: { customerId: row.customerId }, include: whatUsersMay } })
  const given = roleId === null ? undefined : await givenBy(roleId)
  const kind = [{ ...held, principalType }]
  const why = whyKept(
    people,
    (person) => (person.id === row.id ? rightsWith({ ...person, DashRoleMapping: kind }, given) : rightsOf(person)),
    access,
  )
  if (why === undefined) return undefined
  return { [held.roleId === roleId ? 'principalType' : 'roleId']: why }
}

/** The role that is chosen for the one there is, with what it gives; undefined while it is asked for, and for no other one. */
function useOtherRole(row?: DashUser) {
  const roleId: unknown = useWatch({ name: 'roleId' })
  const [held] = row?.DashRoleMapping ?? []
  const isOther = typeof roleId === 'number' && roleId !== held?.roleId
  const { data } = useCall(
    'DashRole.find',
    isOther ? { filter: { where: { id: roleId }, include: whatRolesGive, limit: 1 } } : null,
    { silent: true },
  )
  return { roleId, held, isOther, given: isOther ? data?.[0] : undefined }
}

/** A role that changes users makes an administrator of the company, until somebody decides otherwise. Kinds of other programs stay. */
function useKindOfRole(row: DashUser | undefined, access: Access | undefined) {
  const { setValue } = useFormContext()
  const isDecided = useRef(false)
  const { given } = useOtherRole(row)
  const isKnown = kinds.some(({ value }) => value === toValues(row).principalType)
  useEffect(() => {
    if (!given || !isKnown || isDecided.current || !access || !mayGiveRole(access, [], 'ADMIN')) return
    const administers = toDraft(given.GuiVisibilities ?? [])['Manage Users'] === 'PERMITALL'
    setValue('principalType', administers ? 'ADMIN' : 'USER', { shouldDirty: true })
  }, [given, isKnown, access, setValue])
  return () => {
    isDecided.current = true
  }
}

/** What somebody loses and gets by the role that is chosen for the one there is, before it is saved. */
function RoleChange({ row }: { row: DashUser }) {
  const { roleId, held, isOther, given } = useOtherRole(row)
  // A super administrator may do everything, with a role and without one.
  if (seesEveryCustomer(rightsWith(row, undefined)) || roleId === (held?.roleId ?? null)) return null
  const name = personName(row)
  const changes = given
    ? changesBetween(toDraft(held?.DashRole?.GuiVisibilities ?? []), toDraft(given.GuiVisibilities ?? []))
    : []
  return (
    <PermissionChanges changes={changes}>
      {!isOther && <p>{nothingLeft(name)}</p>}
      {isOther && held?.DashRole && <p>{rights('loses', { name, role: held.DashRole.name })}</p>}
      {given && <p>{rights('changes', { count: changes.length })}</p>}
    </PermissionChanges>
  )
}

/** Whether a user signs in with codes. The contract lets people who may change the user know it, in person. */
function CodesLine({ userId }: { userId: number }) {
  const { data } = useCall('DashUser.findSecondFactor', { id: userId }, { silent: true, isAside: true })
  return data ? <p>{t(data.isOn ? 'codesOn' : 'codesOff')}</p> : null
}

const roleOf = (row?: DashUser) => row?.DashRoleMapping?.[0]

const toValues = (row?: DashUser) => ({
  username: row?.username ?? '',
  email: row?.email ?? '',
  firstName: row?.firstName ?? '',
  lastName: row?.lastName ?? '',
  phone: row?.phone ?? '',
  password: '',
  currentPassword: '',
  // Of a new user it is asked for as of any other new row, beginning with the customer that the list is of.
  ...(row && { customerId: row.customerId }),
  roleId: roleOf(row)?.roleId ?? null,
  principalType: roleOf(row)?.principalType ?? 'USER',
})

type Values = ReturnType<typeof toValues>

const { TextInput, PasswordInput, CurrentPasswordInput, SelectInput, RelationInput } = inputsFor<Values>()

// No two people sign in by the same.
const inUsers = { ask: 'DashUser.isUnique' } as const

/** Usernames like one that is taken. */
function similarNames(typed: string, { firstName, lastName }: FieldValues): string[] {
  const word = (text: unknown) =>
    String(text ?? '')
      .trim()
      .toLowerCase()
      .replace(/\s+/g, '')
  const [first, last] = [word(firstName), word(lastName)]
  const ofNames = first && last ? [`${first}.${last}`, `${first[0]}${last}`] : []
  return [...new Set([...ofNames, `${typed}2`, `${typed}.${new Date().getFullYear()}`])].filter(
    (name) => name !== typed.toLowerCase(),
  )
}

const usernames = { ...inUsers, similar: similarNames } as const

const kinds = [
  { value: 'USER', label: t('plainUser') },
  { value: 'ADMIN', label: t('administrator') },
]

// Other programs know other kinds: who has one keeps it.
function kindsFor(access: Access | undefined, own = 'USER') {
  const given = kinds.filter(({ value }) => value === own || (access && mayGiveRole(access, [], value)))
  return given.some(({ value }) => value === own) ? given : [...given, { value: own, label: own }]
}

// People type numbers as they read them; the wire takes E.164.
const toBody = (values: Values, home?: string) => ({ ...values, phone: toE164(values.phone, home) })

function Fields({ row }: { row?: DashUser | undefined }) {
  const { access, user, impersonation } = useSession()
  const credentialLock = impersonation && t('inPersonOnly')
  const isOwn = row !== undefined && row.id === user?.id
  // Nobody gives themselves more, nor takes what they could not give back.
  const keepsOwn = isOwn && access !== undefined && losesOwn(access, rightsWith(row, undefined))
  const ownLock = keepsOwn ? t('ownRoleLocked') : undefined
  const { common } = useOwnChoices()
  const offers = useOffers()
  const decideKind = useKindOfRole(row, access)
  const mayAddRoles = useMay('DashRole.create')
  const roleLock = useMay('DashUser.setRole') ? ownLock : (credentialLock ?? t('principalLocked'))
  return (
    <>
      <FieldGroup title={t('groupPerson')}>
        <TextInput name="firstName" label={t('firstName')} span={1} />
        <TextInput name="lastName" label={t('lastName')} span={1} />
        <TextInput name="email" label={t('email')} type="email" unique={inUsers} locked={row && credentialLock} />
        <PhoneInput name="phone" label={t('phone')} />
      </FieldGroup>
      <FieldGroup title={t('groupAccess')}>
        <TextInput name="username" label={t('username')} unique={usernames} locked={row && credentialLock} />
        <PasswordInput
          personal={['username', 'firstName', 'lastName']}
          name="password"
          label={row ? t('newPassword') : t('password')}
          locked={row && credentialLock}
          hint={t(row ? 'newPasswordHint' : 'passwordHint')}
        />
        {isOwn && !impersonation && (
          <CurrentPasswordInput name="currentPassword" label={t('currentPassword')} hint={t('currentPasswordHint')} />
        )}
        {row && !impersonation && offers('DashUser.findSecondFactor') && <CodesLine userId={row.id} />}
        {row && !impersonation && <KeptKeys userId={row.id} customerId={row.customerId} />}
        <RelationInput
          name="roleId"
          label={t('role')}
          hint={mayAddRoles ? t('roleHint') : t('roleMissing')}
          describe={({ GuiVisibilities = [] }) => roleInWords(GuiVisibilities)}
          list="DashRole.find"
          textField="name"
          where={common}
          include={whatRolesGive}
          isOffered={({ GuiVisibilities = [] }) => access !== undefined && mayGiveRole(access, GuiVisibilities)}
          locked={roleLock}
          initial={roleOf(row)?.DashRole}
        />
        {row && <RoleChange row={row} />}
        <SelectInput
          name="principalType"
          label={t('principalType')}
          hint={t('principalHint')}
          locked={roleLock}
          choices={kindsFor(access, roleOf(row)?.principalType)}
          onChosen={decideKind}
        />
        {row && seesEveryCustomer(access) && <OwnerInput customer={row.Customer} />}
      </FieldGroup>
    </>
  )
}

/** What is to be done before a new user can sign in, and whom a user works for that staff of the owner chose no customer for. */
function addedNotice(row: DashUser): Notice {
  const { username, email, emailVerified, customerId } = row
  const name = personName(row)
  const added = t(emailVerified === false ? 'addedToActivate' : 'added', { name, username, email })
  const isOwn = seesEveryCustomer(session.access) && customerId === session.user?.customerId
  return isOwn
    ? { severity: 'warn', text: `${added} ${t('addedToOwn', { name })}` }
    : { severity: 'success', text: added }
}

export const form = defineForm({
  schema: ruled(zDashUserInput, phoneRule('DashUser')),
  changeSchema: ruled(zDashUserPatch, phoneRule('DashUser')),
  toValues,
  toBody,
  afterSave: {
    what: t('theRole'),
    call: 'DashUser.setRole',
    needs: ['id'],
    run: (row: DashUser, values: Values) => saveRole(row.id, values),
    whyNot: whyRoleStays,
  },
  savedApart: ['roleId', 'principalType'],
  savedText: async (row: DashUser, before, sent) => (before ? otherSignIn(before, sent) : addedNotice(row)),
  Fields,
})
