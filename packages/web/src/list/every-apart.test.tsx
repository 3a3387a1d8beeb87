import { enumerations } from '@lineboard/contract/enumerations'
import { accessOf } from '@lineboard/sdk'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Form } from '../kit/define-form.ts'
import type { Resource } from '../kit/define-resource.ts'
import { FormFactsProvider, type KnownFields, useFormFacts } from '../kit/form/form-context.ts'
import { RowForm } from '../kit/form/row-form.tsx'
import { permissionsOf } from '../kit/resource-permissions.ts'
import { mayAs } from '../state/may.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { showSession, testToken, testUser } from '../testing/show-session.ts'

// What a form saves by a call of its own, after the row: who acts as somebody may make the one call and not the other.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ form, update }) => form && update)
  .map((resource) => ({ name: resource.path, resource }))

const createdAt = '2026-01-01T00:00:00Z'
const GuiVisibilities = enumerations.GuiSectionName.map((name, at) => ({
  id: at + 1,
  roleId: 2,
  guiSectionId: at + 1,
  guiPermissionId: 3,
  GuiSection: { id: at + 1, name },
}))
const role = { id: 2, name: 'Administrators', createdAt, GuiVisibilities }
const user = testUser({
  id: 3,
  DashRoleMapping: [{ id: 1, principalType: 'ADMIN', principalId: 3, roleId: 2, DashRole: role }],
})
const inPerson = accessOf(user, GuiVisibilities)
const acting = accessOf(user, GuiVisibilities, 'impersonation')
const acted = { token: testToken('i'), impersonator: 'Ada' }

afterEach(() => showSession({}))

const saving = { isDirty: false, isBusy: false, setDirty: () => undefined, run: async () => undefined }
const row = { id: 9, name: 'Other', username: 'other', customerId: 2, createdAt }

const labelOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field.getAttribute('aria-label') ?? document.querySelector(`label[for="${field.id}"]`)?.textContent ?? ''

/** The fields that are on the screen, by path, and the form they are in. */
const known: KnownFields = new Map()
let Shown: Form['Fields'] = () => null

function Spied({ row: shown }: { row: object | undefined }) {
  const facts = useFormFacts()
  return (
    <FormFactsProvider value={{ ...facts, fields: known }}>
      <Shown row={shown} />
    </FormFactsProvider>
  )
}

/** Paths of the values that are saved apart which can be changed on the screen. */
async function changeable(resource: Resource, impersonation: typeof acted | undefined): Promise<string[]> {
  const { form } = (await resource.form?.load()) ?? {}
  if (!form) throw new Error('There is no form.')
  answerCalls(() => [])
  showSession({ status: 'signed-in', user, token: testToken('t'), impersonation })
  known.clear()
  Shown = form.Fields
  const { container } = render(<RowForm id="form" form={{ ...form, Fields: Spied }} row={row} saving={saving} />)
  const all = [...container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  const open = all.filter((field) => !field.disabled && !('readOnly' in field && field.readOnly)).map(labelOf)
  const paths = [...known].flatMap(([path, { label }]) =>
    open.some((text) => text === label || text.startsWith(`${label}: `)) ? [path] : [],
  )
  cleanup()
  return paths.filter((path) => (form.savedApart ?? []).some((apart) => path === apart || path.startsWith(`${apart}.`)))
}

const savedBy = async ({ form }: Resource) => (await form?.load())?.form.afterSave?.call

it.each(declared)(
  '$name: what is saved apart is locked where the call for it is not for who acts',
  async ({ resource }) => {
    const call = await savedBy(resource)
    if (!call || !permissionsOf(resource, acting).edit || mayAs(acting, call) || !mayAs(inPerson, call)) return
    expect(await changeable(resource, undefined)).not.toEqual([])
    expect(await changeable(resource, acted)).toEqual([])
  },
)

it('is asked of the users and the roles', async () => {
  const calls = await Promise.all(declared.map(({ resource }) => savedBy(resource)))
  const refused = calls.filter((call) => call && mayAs(inPerson, call) && !mayAs(acting, call))
  expect(refused.sort()).toEqual(['DashUser.setRole', 'GuiVisibility.upsert'])
})
