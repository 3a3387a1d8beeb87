import { codeAt } from '../src/domain/users/totp.ts'

/** Calls the mock server as the super administrator and answers the parsed body. Paths below the API, or `/__mock/…`. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

export type Values = Record<string, unknown>
type Row = { id: number }
type Given = { path?: Values; query?: Values; body?: Values }

const CUSTOMER = 2
const PASSWORD = 'Lineboard1!'
/** Staff of that customer; the role assignment has the same id. */
const STAFF = 3

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

async function newIntent(call: Call, amount = '25.00'): Promise<Intent> {
  return (await call('POST', '/PaymentMethods/create_intent', { amount })) as Intent
}

const EMAIL = 'nora@harbordental.example'

/** Code or token that was mailed last. */
async function mailedCode(call: Call, to: string): Promise<string> {
  const mails = (await call('GET', `/__mock/outbox?to=${encodeURIComponent(to)}`)) as { code: string }[]
  return mails.at(-1)?.code ?? ''
}

async function signUpCode(call: Call): Promise<string> {
  await call('POST', '/DashUsers/request_email', { email_address: EMAIL, email_type: 'verification' })
  return mailedCode(call, EMAIL)
}

async function paidRegistration(call: Call): Promise<Given> {
  const code = await signUpCode(call)
  await call('POST', '/DashUsers/verify_email', { email_address: EMAIL, verify_code: code })
  const intent = await newIntent(call, '100.00')
  const payment_method = await confirm(call, intent)
  const card = { cardName: 'Nora Whitfield', cardNo: '0', cardExpDate: '01/30', cardCvv: '000' }
  return { body: { code, Payment: { ...card, token: intent.intentId, payment_method } } }
}

/** A number on sale that the customer holds, so that adding it buys it. */
async function heldNumber(call: Call): Promise<string> {
  const search = { country: 'us', type: 'local', limit: 1 }
  const { numbers } = (await call('POST', '/NumberProviders/lookup', search)) as { numbers: { number: string }[] }
  const number = numbers[0]?.number ?? ''
  await call('POST', '/NumberProviders/reserve', { numbers: [number], customerId: CUSTOMER })
  return number
}

type Gateway = Row & { defaultOutbound: boolean; type: string; enabled: boolean }

async function gatewaysOfCustomer(call: Call): Promise<Gateway[]> {
  return rowsOf(call, '/SipGateways', { where: { customerId: CUSTOMER }, order: 'position ASC' })
}

/** A session of the staff, to be ended. */
async function sessionOfStaff(call: Call): Promise<Given> {
  await call('POST', '/DashUsers/authenticate', { username: 'user', password: PASSWORD })
  const [session] = (await call('GET', `/DashUsers/${STAFF}/sessions`)) as { id: string }[]
  return { path: { id: STAFF, sessionId: session?.id } }
}

const bySecondFactor = '/DashUsers/second-factor'

/** A code of a secret that waits for one; of the caller, or of whose token it is. */
async function waitingCode(call: Call, query = ''): Promise<string> {
  const { secret } = (await call('POST', bySecondFactor + query, { currentPassword: PASSWORD })) as { secret: string }
  return codeAt(secret, new Date())
}

async function recoveryCode(call: Call, query = ''): Promise<string | undefined> {
  const code = await waitingCode(call, query)
  const answer = (await call('POST', `${bySecondFactor}/confirm${query}`, { code })) as { recoveryCodes: string[] }
  return answer.recoveryCodes[0]
}

/** Staff who signs in with codes. */
async function staffWithCodes(call: Call): Promise<Given> {
  const session = await call('POST', '/DashUsers/authenticate', { username: 'user', password: PASSWORD })
  await recoveryCode(call, `?access_token=${(session as { id: string }).id}`)
  return { path: { id: STAFF } }
}

/** A condition that one row alone meets, for a bulk delete. */
const only = (id: number): Given => ({ query: { where: JSON.stringify({ id }) } })

/** Path, query and body values that the contract's example cannot know, by operation. */
export const validValues: Readonly<Record<string, (call: Call) => Promise<Given>>> = {
  // One's own would need the current password, and the last administrator stays one.
  'DashUser.patchById': async () => ({ path: { id: STAFF } }),
  'DashUser.deleteRoleMapping': async () => ({ path: { id: STAFF } }),
  'DashRoleMapping.deleteById': async () => ({ path: { id: STAFF } }),
  // Of rows that are there: an id that was never given is refused.
  'CallLog.upsert': async (call) => ({ body: { id: await firstId(call, '/CallLogs') } }),
  'Whitelist.upsert': async (call) => ({ body: { id: await firstId(call, '/Whitelists') } }),
  'DashUser.authenticate': async () => ({ body: { username: 'super', password: 'Lineboard1!' } }),
  'DashUser.beginSecondFactor': async () => ({ body: { currentPassword: PASSWORD } }),
  'DashUser.confirmSecondFactor': async (call) => ({ body: { code: await waitingCode(call) } }),
  'DashUser.disableSecondFactor': async (call) => ({
    body: { currentPassword: PASSWORD, code: await recoveryCode(call) },
  }),
  'DashUser.verifySecondFactor': async (call) => ({ body: { code: await recoveryCode(call) } }),
  'DashUser.resetSecondFactor': staffWithCodes,
  'DashUser.endSession': sessionOfStaff,
  'DashUser.endSessions': sessionOfStaff,
  'DashUser.activate': async (call) => {
    const email = 'ada@harbordental.example'
    const user = { username: 'ada', email, password: 'Harbor-Pier-18!', customerId: CUSTOMER }
    await call('POST', '/DashUsers', { ...user, isVerificationRequired: true })
    return { path: { token: await mailedCode(call, email) } }
  },
  'DashUser.forgotPassword': async (call) => {
    const [user] = await rowsOf<Row & { email: string }>(call, '/DashUsers', { where: { username: 'user' } })
    return { body: { email: user?.email } }
  },
  'DashUser.verifyEmail': async (call) => ({
    body: { email_address: EMAIL, verify_code: await signUpCode(call) },
  }),
  'DashUser.register': paidRegistration,
  'DashUser.deimpersonate': async (call) => {
    const token = (await call('POST', '/DashUsers/impersonate', { user_id: 3 })) as { id: string }
    return { body: { token_id: token.id } }
  },
  // The first user is the caller itself, and the first customer owns the installation: neither can go.
  'DashUser.deleteById': async () => ({ path: { id: 5 } }),
  'Customer.deleteById': async () => ({ path: { id: 4 } }),
  'DashRole.deleteById': async (call) => ({ path: { id: await newRole(call) } }),
  'DashRole.deleteAll': async (call) => only(await newRole(call)),
  'DashRoleMapping.patchById': async (call) => ({ body: { roleId: await newRole(call) } }),
  'DashRoleMapping.create': async (call) => ({ body: { roleId: await newRole(call) } }),
  'GuiVisibility.create': async (call) => ({ body: { roleId: await newRole(call) } }),
  'GuiVisibility.upsert': async (call) => ({ body: { roleId: await newRole(call) } }),
  'CallLog.updatePhonebook': async (call) => ({
    body: {
      id: await firstId(call, '/CallLogs', { customerId: CUSTOMER }),
      caller_contactId: await firstId(call, '/PhoneBooks', { customerId: CUSTOMER }),
    },
  }),
  'CallLog.updateCustomer': async (call) => {
    const id = await firstId(call, '/CallLogs', { customerId: CUSTOMER })
    return { body: { updateInfo: JSON.stringify({ ids: [id], customerId: 3 }) } }
  },
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
      tracking_number: await heldNumber(call),
      receiving_numberId: await firstId(call, '/ReceivingNumbers', { customerId: CUSTOMER }),
      tracking_sourceId: await firstId(call, '/TrackingSources', { customerId: CUSTOMER }),
    },
  }),
  'OpNumber.updateTrackingSource': async (call) => {
    const [number] = await rowsOf<Row & { customerId: number; tracking_sourceId?: number }>(call, '/OpNumbers')
    const where = { customerId: number?.customerId, id: { neq: number?.tracking_sourceId ?? 0 } }
    return { path: { id: number?.id }, body: { tracking_sourceId: await firstId(call, '/TrackingSources', where) } }
  },
  'OpNumber.bulkUpload': async (call) => ({
    body: { file: `tracking_number,customerId\n${await heldNumber(call)},${CUSTOMER}\n` },
  }),
  'NumberProvider.release': async (call) => ({
    body: { numbers: [await heldNumber(call)], customerId: CUSTOMER },
  }),
  'RoutingAction.create': deskOf,
  'RoutingAction.upsert': deskOf,
  'SipGateway.deleteSipGatewayWithOption': async () => ({ body: { id: 3, option: 'move', moveToId: 4 } }),
  'SipGateway.order': async (call) => ({
    body: { gw_list: (await gatewaysOfCustomer(call)).map(({ id }) => id).toReversed() },
  }),
  'SipGateway.setDefault': async (call) => {
    const gateways = await gatewaysOfCustomer(call)
    const other = gateways.find((one) => one.enabled && !one.defaultOutbound && one.type !== 'inbound')
    return { body: { gateway_id: other?.id } }
  },
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
  'Subscription.deleteAll': async (call) => only(await firstId(call, '/Subscriptions')),
  'ServiceProvider.deleteAll': async (call) => only(await firstId(call, '/ServiceProviders')),
  'Mainteinance.deleteAll': async (call) => only(await firstId(call, '/Mainteinances')),
  'CustomerProductsRel.deleteAll': async () => ({ query: { where: JSON.stringify({ customerId: CUSTOMER }) } }),
  // One that is active already has nothing to become.
  'PaymentMethod.reactiveAccount': async (call) => {
    await call('POST', '/PaymentMethods/stop_incoming_calls', { customerId: CUSTOMER })
    return { body: { customerId: CUSTOMER } }
  },
  'PaymentMethod.refund': cardPayment,
  'PaymentMethod.invoice': cardPayment,
  'PaymentTransaction.create': async (call) => {
    const where = { customerId: CUSTOMER, transactionType: 'charge' }
    const discountOfId = await firstId(call, '/PaymentTransactions', where)
    return { body: { customerId: CUSTOMER, discountOfId, amount: 0.01 } }
  },
  'PaymentMethod.intentToWallet': async (call) => {
    const intent = await newIntent(call)
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
