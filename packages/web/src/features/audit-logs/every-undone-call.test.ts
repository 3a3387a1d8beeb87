import { contractDocument } from '@lineboard/contract/document'
import type { MockServer } from '@lineboard/mock-server'
import { type Access, effectOf } from '@lineboard/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { beginStrictSession, declared } from '../../testing/strict-session.ts'
import { runUndo } from './run-undo.ts'
import { undoPlan } from './undo-plan.ts'
import { type AuditLog, reasonOf, whyNot } from './undo-rule.ts'

// Calls that change rows otherwise than by the form of their list: undone from their entries, or said why not.

const baseUrl = 'http://core.example/api/v1'
const writes = contractDocument.operations
  .filter(({ method, path }) => effectOf({ method, url: `${baseUrl}${path}` }, baseUrl) === 'write')
  .map(({ id }) => id)

let server: MockServer
let access: Access
beforeAll(async () => {
  ;({ server, access } = await beginStrictSession(60))
})
beforeEach(() => void server.control.restore('signed in'))
afterEach(() => expect(server.control.violations.list()).toEqual([]))
afterAll(() => server.close())

type Model = Parameters<MockServer['store']['table']>[0]
type Row = Readonly<Record<string, unknown>> & { id: number }

const all = (model: Model): Row[] => [...server.store.table(model).all()].map((row) => ({ ...row, id: Number(row.id) }))

function first(model: Model, isIt: (row: Row) => boolean): Row {
  const row = all(model).find(isIt)
  if (!row) throw new Error(`There is no such ${model}.`)
  return row
}

const give = (ids: readonly number[], customerId: number) => ({ body: { updateInfo: { ids, customerId } } })
const gatewayPair = () => {
  const was = first('SipGateway', ({ defaultOutbound }) => defaultOutbound === true)
  const next = first(
    'SipGateway',
    ({ id, customerId, enabled, type }) =>
      id !== was.id && customerId === was.customerId && enabled === true && type !== 'inbound',
  )
  return { was, next }
}
const staff = () => first('DashRoleMapping', ({ principalId }) => principalId === 3)
const otherRole = () => ({ id: first('DashRoleMapping', ({ principalId }) => principalId === 4).roleId })
const ownView = () => first('Template', ({ resource }) => resource !== 'Ivr')
const linked = () => first('OpNumber', (row) => Number(row.tracking_sourceId) > 0 && Number(row.receiving_numberId) > 0)
const csv = (lines: string) => ({ body: { file: new Blob([lines], { type: 'text/csv' }) } })

/** Calls that are made, the models they change, and the fields of those that go back; all of them where none are named. */
const scenes: Readonly<Record<string, { models: readonly Model[]; fields?: readonly string[]; make(): object }>> = {
  'OpNumber.updateCustomer': { models: ['OpNumber'], make: () => give([linked().id], 4) },
  'OpNumber.updateTrackingSource': {
    models: ['OpNumber'],
    make() {
      const { id, customerId, tracking_sourceId } = linked()
      const other = first('TrackingSource', (row) => row.customerId === customerId && row.id !== tracking_sourceId)
      return { id, body: { tracking_sourceId: other.id } }
    },
  },
  'TrackingSource.updateCustomer': {
    models: ['TrackingSource', 'OpNumber'],
    make: () => give([Number(linked().tracking_sourceId)], 4),
  },
  'CallLog.updateCustomer': {
    models: ['CallLog'],
    fields: ['customerId', 'caller_contactId', 'trackingSourceId'],
    make: () =>
      give(
        all('CallLog')
          .flatMap(({ id, customerId }) => (customerId === 2 ? [id] : []))
          .slice(0, 2),
        3,
      ),
  },
  'CallLog.updatePhonebook': {
    models: ['CallLog'],
    make() {
      const call = first('CallLog', ({ caller_contactId }) => Number(caller_contactId) > 0)
      const contact = first(
        'PhoneBook',
        (row) => row.customerId === call.customerId && row.id !== call.caller_contactId,
      )
      return { body: { id: call.id, caller_contactId: contact.id } }
    },
  },
  'CallLog.upsert': {
    models: ['CallLog'],
    fields: ['handling'],
    make() {
      // Whether one is open depends on the hour: those who called again are called back.
      const {
        legs: _legs,
        handledBy: _by,
        handledAt: _at,
        ...row
      } = first('CallLog', ({ status }) => status === 'missed')
      return { body: { ...row, handling: row.handling === 'handled' ? 'open' : 'handled' } }
    },
  },
  'SipGateway.order': {
    models: ['SipGateway'],
    make() {
      const { customerId } = gatewayPair().was
      const ids = all('SipGateway').flatMap((row) => (row.customerId === customerId ? [row] : []))
      return {
        body: { gw_list: ids.toSorted((one, two) => Number(two.position) - Number(one.position)).map(({ id }) => id) },
      }
    },
  },
  'SipGateway.setDefault': { models: ['SipGateway'], make: () => ({ body: { gateway_id: gatewayPair().next.id } }) },
  'PaymentMethod.pauseTrackingCode': {
    models: ['Customer', 'OpNumber'],
    make: () => ({ body: { customerId: first('Customer', ({ state }) => state === 'active').id } }),
  },
  'PaymentMethod.stopIncomingCalls': {
    models: ['Customer', 'OpNumber'],
    make: () => ({ body: { customerId: first('Customer', ({ state }) => state === 'active').id } }),
  },
  'PaymentMethod.reactiveAccount': {
    models: ['Customer', 'OpNumber'],
    make: () => ({ body: { customerId: first('Customer', ({ state }) => state === 'tracking_paused').id } }),
  },
  'PaymentMethod.setPrimary': {
    models: ['PaymentMethod'],
    make: () => ({ body: { payment_id: first('PaymentMethod', ({ primary }) => primary === false).payment_id } }),
  },
  'DashUser.setRole': { models: ['DashRoleMapping'], make: () => ({ id: 3, body: { role_id: otherRole().id } }) },
  'DashUser.deleteRoleMapping': { models: ['DashRoleMapping'], make: () => ({ id: 3 }) },
  'DashRole.addPrincipals': {
    models: ['DashRoleMapping'],
    make: () => ({ roleId: staff().roleId, body: { data: { principalId: 3, principalType: 'ADMIN' } } }),
  },
  'DashRoleMapping.patchById': {
    models: ['DashRoleMapping'],
    make: () => ({ id: staff().id, body: { roleId: otherRole().id } }),
  },
  'DashRoleMapping.deleteById': { models: ['DashRoleMapping'], make: () => ({ id: staff().id }) },
  'DashRoleMapping.deleteAll': { models: ['DashRoleMapping'], make: () => ({ where: { id: staff().id } }) },
  'DashRole.deleteGuiVisibilities': { models: ['GuiVisibility'], make: () => ({ id: staff().roleId }) },
  'GuiVisibility.deleteAll': { models: ['GuiVisibility'], make: () => ({ where: { roleId: staff().roleId } }) },
  'GuiVisibility.upsert': {
    models: ['GuiVisibility'],
    make() {
      const { id, roleId, guiSectionId, guiPermissionId } = first(
        'GuiVisibility',
        (row) => row.roleId === staff().roleId,
      )
      return { body: { id, roleId, guiSectionId, guiPermissionId: guiPermissionId === 2 ? 3 : 2 } }
    },
  },
  'Template.shareTemplate': { models: ['Template'], make: () => ({ body: { id: ownView().id, sharedWith: [4] } }) },
  'Template.replaceById': {
    models: ['Template'],
    make() {
      const { id, kind, resource, definition, sharedWith } = ownView()
      return { id, body: { id, name: 'Renamed', kind, resource, definition, sharedWith } }
    },
  },
  'TrackingSource.bulkUpload': {
    models: ['TrackingSource'],
    make() {
      const { name, type, customerId } = first('TrackingSource', () => true)
      return csv(`name,type,description,customerId\n"${name}",${type},From a file,${customerId}\n`)
    },
  },
  'ReceivingNumber.bulkUpload': {
    models: ['ReceivingNumber'],
    make() {
      const { number, customerId } = first('ReceivingNumber', () => true)
      return csv(`number,description,customerId\n${number},From a file,${customerId}\n`)
    },
  },
  'SipGateway.bulkUpload': {
    models: ['SipGateway'],
    make() {
      const { name, address, type, customerId } = gatewayPair().was
      return csv(`name,address,type,description,customerId\n"${name}",${address},${type},From a file,${customerId}\n`)
    },
  },
}

/** Calls that are prepared by another one. */
const prepared: Readonly<Record<string, () => Promise<unknown>>> = {
  'PaymentMethod.reactiveAccount': () =>
    callByName('PaymentMethod.pauseTrackingCode', {
      body: { customerId: first('Customer', ({ state }) => state === 'active').id },
    }),
  'PaymentMethod.setPrimary': async () => {
    const { customerId } = first('PaymentMethod', ({ primary }) => primary === true)
    await callByName('PaymentMethod.attach', { body: { token: 'pm_card_mastercard', customerId, primary: false } })
  },
}

async function latest(): Promise<AuditLog> {
  const [entry] = rowsOf(await callByName('AuditLog.find', { filter: { order: 'id DESC', limit: 1 } }))
  return entry as AuditLog
}

/** Rows as far as they can be the same again: one that came back may have another id, and servers fill in the company's own id. */
function kept(model: Model, fields: readonly string[] | undefined): string[] {
  const isKept = (name: string) =>
    !['id', 'createdAt', 'updatedAt', 'companyId'].includes(name) && (fields?.includes(name) ?? true)
  return all(model)
    .map((row) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => isKept(name))
            .toSorted(),
        ),
      ),
    )
    .toSorted()
}

it.each(Object.entries(scenes))('%s is undone', async (call, { models, fields, make }) => {
  await prepared[call]?.()
  const before = models.map((model) => kept(model, fields))
  await callByName(call, make())
  expect(models.map((model) => kept(model, fields))).not.toEqual(before)
  const entry = await latest()
  expect(whyNot(entry, new Date(entry.createdAt))).toBeUndefined()
  const plans = await undoPlan(entry, access)
  const results = await runUndo(plans, (plan) =>
    plan.kind === 'changed' ? plan.fields.filter(({ standing }) => standing === 'asMade') : [],
  )
  expect(results.flatMap(({ outcome, error }) => (outcome === 'done' ? [] : [[outcome, error]]))).toEqual([])
  expect(models.map((model) => kept(model, fields))).toEqual(before)
})

/** Calls of lists, whose every row and field `every-undo` goes through, and what those add is deleted there. */
/** Keys are not kept: one that is deleted stays so. */
const neverBack = 'ApiKey.deleteById'

const ofLists = declared.flatMap(({ create, update, remove, removeMany, removeWithOption }) =>
  [create, update, remove, removeMany, removeWithOption].filter((call) => call !== undefined && call !== neverBack),
)

/** The same call by another name, one that adds what is deleted to undo it, or one whose rows nobody can add by hand, which the panel says. */
const alike: readonly string[] = [
  ...[
    'Customer.upsert',
    'ReceivingNumber.patch',
    'ProductVariation.replaceById',
    'Ivr.replaceById',
    'RoutingAction.upsert',
  ],
  ...['Whitelist.upsert', 'SystemSetting.create', 'Template.create', 'DashRoleMapping.create', 'GuiVisibility.create'],
  ...['OpNumber.bulkUpload', 'CustomerProductsRel.deleteAll', 'Template.deleteById'],
]

it('every call that changes something is undone, or says why not', () => {
  expect(writes.length).toBeGreaterThan(100)
  const known = new Set([...Object.keys(scenes), ...ofLists, ...alike])
  const isLeft = (call: string) => {
    const [model = '', verb = ''] = call.split('.')
    return reasonOf(model, verb) !== undefined
  }
  expect(writes.filter((call) => !known.has(call) && !isLeft(call))).toEqual([])
  expect(writes.filter((call) => known.has(call) && isLeft(call))).toEqual([])
  expect(Object.keys(scenes).filter((call) => !writes.includes(call))).toEqual([])
})
