import { describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/bundle.mjs'
import { addFieldSources } from '../scripts/field-sources.mjs'
import { entities } from '../src/entities.ts'
import { sourceOf, statedFields } from '../src/stated.ts'

const spec = await bundleContract()

/**
 * Fields that the documents of the core API name, by model. A model that is not here has its id alone: the documents name it
 * or its calls, and none of its fields.
 */
const named: Readonly<Record<string, string>> = {
  ApiKey: 'name apikey',
  AuditLog: 'endpoint userAgent ip userId method',
  BlacklistNumber: 'customerId',
  CallLog: 'caller_contactId trackingNumber receivingNumber callerNumber metrics',
  CallLogSupport: `phonebookName PhonebookCity PhonebookState PhonebookCountry trackingSourceName routingAddress
    receivingNumber callerNumber trackingNumber metrics`,
  Customer: `firstName lastName vatNumber companyName companyId billingEmail currency billingId accounting_type
    balance`,
  DashRole: 'name description principals GuiVisibilities',
  DashRoleMapping: 'principalType DashRole',
  DashUser: 'username email firstName lastName customerId uiSettings isSuperAdmin Customer DashRoleMapping',
  GuiPermission: 'name',
  GuiSection: 'name',
  GuiVisibility: 'GuiSection GuiPermission',
  Ivr: 'Actions',
  Language: 'name',
  Observer: 'versionId userId',
  // Lists of tracking numbers are sorted by ReceivingNumber.number.
  OpNumber: `tracking_number description companyId receiving_numberId sip_gatewayId tracking_sourceId routing_action
    ReceivingNumber`,
  PaymentMethod: 'customerId token payment_id',
  PaymentTransaction: `productId customerId description cardType transactionType amount category transactionDate`,
  Product: 'name description recur price currencySymbol walletBaseline',
  ReceivingNumber: 'number description companyId totalCalls',
  SipGateway: 'name address port type digitsStrip description',
  Subscription: 'quantity',
  SystemSetting: 'key payload',
  Ticket: 'versions owner state',
  // Each has a path below a version.
  TicketVersion: 'owner state attachments notifications observers',
  TrackingSource: 'name description companyId type',
  Whitelist: 'ip mask port proto pattern',
}

describe('the source of fields', () => {
  test.each(Object.keys(entities))('of %s is as the documents say', (model) => {
    const stated = ['id', ...(named[model] ?? '').split(/\s+/).filter(Boolean)]
    expect([...Reflect.get(statedFields, model)].toSorted()).toEqual(stated.toSorted())
  })

  test('is known of every property of every model, in the published document too', () => {
    const models = Object.keys(entities).map((model) => [model, spec.components.schemas[model]] as const)
    const without = models.flatMap(([model, schema]) =>
      Object.entries(schema?.properties ?? {}).flatMap(([name, property]) =>
        property['x-source'] === sourceOf(model, name) && property['x-source'] ? [] : [`${model}.${name}`],
      ),
    )
    expect(without).toEqual([])
  })

  test('is unknown of what is no model', () => {
    expect([sourceOf('LoginRequest', 'username'), sourceOf('CallLog', 'status')]).toEqual([undefined, 'inferred'])
  })

  test('cannot be said of a field that is not there', () => {
    const schemas = { Fax: { properties: { id: {} }, 'x-stated': ['id', 'pages'] } }
    expect(() => addFieldSources({ ...spec, components: { schemas } })).toThrow(
      'x-stated of Fax names fields that it does not have: pages.',
    )
  })
})
