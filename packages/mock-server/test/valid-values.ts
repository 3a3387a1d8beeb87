/** Calls the mock server as the super administrator and answers the parsed body. Paths below the API, or `/__mock/…`. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

export type Values = Record<string, unknown>
type Row = { id: number }
type Given = { path?: Values; query?: Values; body?: Values }

const CUSTOMER = 2

async function rowsOf<R extends Row>(call: Call, path: string, filter?: object): Promise<R[]> {
  return (await call('GET', filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path)) as R[]
}

/** First row of a list, so that a parameter names a row that is there. */
export async function firstId(call: Call, path: string, where?: object): Promise<number> {
  const [row] = await rowsOf(call, path, where && { where })
  if (!row) throw new Error(`The default seed leaves ${path} empty.`)
  return row.id
}

/** The list that a path's first segment names. The API spells one of them in two ways, and lists under one only. */
export function listOf(path: string): string {
  return `/${path.split('/')[1]}`.replace('/Tickets', '/tickets')
}

/** A ticket and a version of it; with a part, one that has at least one of those, and its id under `parameter`. */
export async function ticketValues(call: Call, part?: string, parameter?: string): Promise<Values> {
  for (const { id } of await rowsOf(call, '/tickets')) {
    for (const version of await rowsOf(call, `/tickets/${id}/versions`)) {
      if (!part || !parameter) return { id, versionId: version.id }
      const [row] = await rowsOf(call, `/tickets/${id}/versions/${version.id}/${part}`)
      if (row) return { id, versionId: version.id, [parameter]: row.id }
    }
  }
  throw new Error(`No seeded ticket version has ${part ?? 'a version'}.`)
}

async function ownedVersion(call: Call): Promise<Values> {
  for (const { id } of await rowsOf(call, '/tickets')) {
    const versions = await rowsOf<Row & { ownerId?: number }>(call, `/tickets/${id}/versions`)
    const owned = versions.find(({ ownerId }) => ownerId !== undefined)
    if (owned) return { id, versionId: owned.id }
  }
  throw new Error('No seeded ticket version has an owner.')
}

async function menuAction(call: Call): Promise<Given> {
  const menus = await rowsOf<Row & { Actions?: Row[] }>(call, '/Ivrs', { include: 'Actions' })
  const menu = menus.find(({ Actions }) => Actions?.length)
  if (!menu?.Actions?.[0]) throw new Error('No seeded voice menu has actions.')
  return { path: { ivrId: menu.id, id: menu.Actions[0].id } }
}

async function newRole(call: Call): Promise<number> {
  return ((await call('POST', '/DashRoles', { name: 'Temporary' })) as Row).id
}

async function deskOf(call: Call): Promise<Given> {
  const target = String(await firstId(call, '/ReceivingNumbers', { customerId: CUSTOMER }))
  return { body: { customerId: CUSTOMER, targets: [{ kind: 'receiving_number', target }] } }
}

async function cardPayment(call: Call): Promise<Given> {
  const where = { customerId: CUSTOMER, transactionType: 'payment' }
  return {
    body: { customerId: CUSTOMER, transactionId: await firstId(call, '/PaymentTransactions', where), amount: 5 },
  }
}

interface Intent {
  client_secret: string
  intentId: string
}

/** Ends an intent as the sandbox's card form does, with the card that is always accepted. */
async function confirm(call: Call, { client_secret }: Intent): Promise<string> {
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
  const answer = (await call('POST', '/__mock/payments/confirm', { client_secret, card })) as {
    paymentIntent?: { payment_method: string }
    setupIntent?: { payment_method: string }
  }
  return (answer.paymentIntent ?? answer.setupIntent)?.payment_method ?? ''
}

/** Path, query and body values that the contract's example cannot know, by operation. */
export const validValues: Readonly<Record<string, (call: Call) => Promise<Given>>> = {
  'DashUser.authenticate': async () => ({ body: { username: 'super', password: 'Lineboard1!' } }),
  'DashUser.deimpersonate': async (call) => {
    const token = (await call('POST', '/DashUsers/impersonate', { user_id: 3 })) as { id: string }
    return { body: { token_id: token.id } }
  },
  // The first user is the caller itself, and the first customer owns the installation: neither can go.
  'DashUser.deleteById': async () => ({ path: { id: 5 } }),
  'Customer.deleteById': async () => ({ path: { id: 4 } }),
  'DashRole.deleteById': async (call) => ({ path: { id: await newRole(call) } }),
  'DashRoleMapping.create': async (call) => ({ body: { roleId: await newRole(call) } }),
  'GuiVisibility.create': async (call) => ({ body: { roleId: await newRole(call) } }),
  'GuiVisibility.upsert': async (call) => ({ body: { roleId: await newRole(call) } }),
  'CallLog.updatePhonebook': async (call) => ({
    body: {
      id: await firstId(call, '/CallLogs', { customerId: CUSTOMER }),
      caller_contactId: await firstId(call, '/PhoneBooks', { customerId: CUSTOMER }),
    },
  }),
  'Storage.getRecording': async (call) => ({
    query: { recording_id: await firstId(call, '/CallLogs', { recordingId: { gt: 0 } }) },
  }),
  'Template.shareTemplate': async (call) => {
    const view = { name: 'Mine', kind: 'list', resource: 'CallLog', definition: {} }
    return { body: { id: ((await call('POST', '/Templates', view)) as Row).id, sharedWith: [11] } }
  },
  'OpNumber.upsert': async (call) => ({
    body: {
      customerId: CUSTOMER,
      receiving_numberId: await firstId(call, '/ReceivingNumbers', { customerId: CUSTOMER }),
      tracking_sourceId: await firstId(call, '/TrackingSources', { customerId: CUSTOMER }),
    },
  }),
  'RoutingAction.create': deskOf,
  'RoutingAction.upsert': deskOf,
  'SipGateway.deleteSipGatewayWithOption': async () => ({ body: { id: 3, option: 'move', moveToId: 4 } }),
  'TrackingSource.updateCustomer': async () => ({ body: { updateInfo: '{"ids":[3],"customerId":4}' } }),
  'Ivr.replaceById': async () => ({ body: { status: 'draft' } }),
  'Ivr.replaceAction': menuAction,
  'Ivr.deleteAction': menuAction,
  'Ivr.deleteAllActions': menuAction,
  'SystemSetting.create': async () => ({ body: { key: 'holiday_notice' } }),
  'TicketVersion.latest': async (call) => ({ query: { tid: await firstId(call, '/tickets') } }),
  'Ticket.getVersionOwner': async (call) => ({ path: await ownedVersion(call) }),
  'Ticket.createVersionObserver': async () => ({ body: { userId: 1 } }),
  'Ticket.findVersionAssetById': async (call) => ({ path: await ticketValues(call, 'assets', 'assetId') }),
  'Ticket.findVersionAttachmentById': async (call) => ({ path: await ticketValues(call, 'attachments', 'attachId') }),
  'Ticket.findVersionNotificationById': async (call) => ({
    path: await ticketValues(call, 'notifications', 'notifId'),
  }),
  'Ticket.deleteVersionObserver': async (call) => ({ path: await ticketValues(call, 'observers', 'obId') }),
  'PaymentMethod.refund': cardPayment,
  'PaymentMethod.invoice': cardPayment,
  'PaymentMethod.intentToWallet': async (call) => {
    const intent = (await call('POST', '/PaymentMethods/create_intent', { amount: '25.00' })) as Intent
    await confirm(call, intent)
    return { body: { intentId: intent.intentId } }
  },
  'PaymentMethod.attach': async (call) => {
    const intent = (await call('POST', '/PaymentMethods/setup_card_intent', {})) as Intent
    return { body: { token: await confirm(call, intent) } }
  },
  'PaymentMethod.detach': async () => ({ body: { token: 'pm_seed_harbor_amex' } }),
  'PaymentMethod.setPrimary': async () => ({ body: { payment_id: 'card_seed_harbor_amex' } }),
  'PaymentMethod.chargeCustomer': async () => ({ body: { source: 'pm_seed_harbor_visa', customerId: CUSTOMER } }),
}
