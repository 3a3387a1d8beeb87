import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginIntent, confirmIntent } from '../../../domain/billing/cards/intents.ts'
import { invoiceOf } from '../../../domain/billing/invoices/invoice.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { registration } from '../../../testing/registration.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

type Failure = { error: { details?: { codes: Record<string, string[]> } } }
type Answer = { activated: boolean; userId?: number; customerId?: number; message?: string }

const EMAIL = 'ines@willowdental.example'
const PASSWORD = 'Willow-Lane-7!'

let api: TestServer
beforeAll(async () => {
  api = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => api.server.control.reset({ now: new Date('2026-05-22T12:00:00Z') }))
afterEach(() => api.expectNoViolations())
afterAll(() => api.close())

const post = <T = unknown>(path: string, body: object) => api.anonymous<T>('POST', `/DashUsers/${path}`, { body })
const requestCode = () => post('request_email', { email_address: EMAIL, email_type: 'verification' })
const lastCode = () => api.server.control.outbox.list().at(-1)?.code ?? ''
const verify = (verify_code: string) => post<{ message: string }>('verify_email', { email_address: EMAIL, verify_code })

/** Begins a payment as the wizard does, and has the sandbox card accept it. */
async function pay(amount: string, currency = 'USD', email?: string): Promise<string> {
  const { body } = await api.anonymous<{ client_secret: string; intentId: string }>(
    'POST',
    '/PaymentMethods/create_intent',
    { body: { amount, customer: { token: null, currency, ...(email && { email }) } } },
  )
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123', name: 'Ines Lund' }
  const { clock } = api.server.control
  confirmIntent({ store: api.server.store, now: clock.now }, body.client_secret, card)
  return body.intentId
}

async function verified(): Promise<string> {
  await requestCode()
  const code = lastCode()
  await verify(code)
  return code
}

const registrationOf = (code: string, token: string, more?: object) => registration(EMAIL, code, token, more)

const inCurrency = (currency: string) => ({
  Customer: { name: 'Willow Dental', phone: '+12125550188', contactEmail: EMAIL, currency },
})
const inYen = inCurrency('JPY')

const register = <T = Answer>(...args: Parameters<typeof registrationOf>) =>
  post<T>('register', registrationOf(...args))
const counts = () => ['Customer', 'DashUser', 'Subscription'].map((name) => api.server.store.anyTable(name)?.size)

describe('the e-mail steps', () => {
  test('the code in the mail verifies the address, also a second time', async () => {
    const { body } = await requestCode()
    expect(body).toEqual({ email: EMAIL, message: 'Verification code sent' })
    expect(api.server.control.outbox.list()).toMatchObject([{ to: EMAIL, kind: 'email-code' }])
    expect(lastCode()).toMatch(/^\d{6}$/)
    const data = { email_address: EMAIL, verified: true }
    expect((await verify(lastCode())).body).toEqual({ message: 'success', data })
    expect((await verify(lastCode())).body.message).toBe('success')
  })

  test('a wrong code, one for another address and an old one do not', async () => {
    await requestCode()
    const code = lastCode()
    const wrong = code === '111111' ? '222222' : '111111'
    expect((await verify(wrong)).body.message).not.toBe('success')
    const other = await post<{ message: string }>('verify_email', { email_address: 'a@b.example', verify_code: code })
    expect(other.body.message).not.toBe('success')
    api.server.control.clock.advance(31 * 60_000)
    expect((await verify(code)).body.message).not.toBe('success')
  })

  test('a resent code ends the one before', async () => {
    await requestCode()
    const first = lastCode()
    await requestCode()
    expect(api.server.store.table('VerificationToken').count({ email: EMAIL })).toBe(1)
    if (lastCode() !== first) expect((await verify(first)).body.message).not.toBe('success')
    expect((await verify(lastCode())).body.message).toBe('success')
  })

  test('an address that somebody has gets no code', async () => {
    const body = { email_address: 'Admin@harbordental.example', email_type: 'verification' }
    const { status, body: answer } = await post<Failure>('request_email', body)
    expect([status, answer.error.details?.codes]).toEqual([422, { email_address: ['uniqueness'] }])
    expect(api.server.control.outbox.count()).toBe(0)
  })
})

describe('registering', () => {
  test('anyone who agreed to the terms has the version that was in force, and when', async () => {
    const free = { Service: { planId: null, starting_balance: '0' } }
    const customerOf = ({ customerId = 0 }: Answer) => api.server.store.table('Customer').get(customerId)
    const { body } = await register(await verified(), 'none', { ...free, agreeTermsConditions: true })
    expect(customerOf(body)).toMatchObject({ termsVersion: 2, termsAcceptedAt: expect.stringMatching(/^\d{4}-/) })
    api.server.control.reset()
    const { body: silent } = await register(await verified(), 'none', free)
    expect(customerOf(silent)?.termsVersion).toBeUndefined()
  })

  test('opens customer, user, role, card, plan and wallet, and the user can sign in', async () => {
    const { body } = await register(await verified(), await pay('44.00'))
    expect(body).toEqual({ activated: true, userId: 13, customerId: 5 })
    const { store, control } = api.server
    expect(store.table('Customer').get(5)).toMatchObject({
      companyName: 'Willow Dental',
      firstName: 'Ines',
      billingEmail: EMAIL,
      billingId: 'LB-100005',
      state: 'active',
      // 44 paid, 39 for the plan, and 10 that come with it.
      balance: 15,
      BusinessAddress: { city: 'New York' },
    })
    const [subscription, ...others] = store.table('Subscription').find({ where: { customerId: 5 } })
    expect(subscription).toMatchObject({ productId: 1, variationId: 1, quantity: 1, status: 'active' })
    expect(subscription?.renewsAt).toMatch(/^2026-06-22T/)
    expect(others).toEqual([])
    expect(store.table('PaymentMethod').find({ where: { customerId: 5 } })).toMatchObject([
      { primary: true, brand: 'visa', last4: '4242', holderName: 'Ines Lund' },
    ])
    const moves = store.table('PaymentTransaction').find({ where: { customerId: 5 } })
    expect(moves.map(({ transactionType, amount }) => [transactionType, amount])).toEqual([
      ['payment', 44],
      ['adjustment', 10],
      ['charge', -39],
    ])
    expect(moves[0]?.description).toBe('First payment of USD 44.00, USD 39.00 of it for Basic, Monthly')
    expect(moves[2]?.description).toBe('Basic, Monthly')
    const { lines, total } = invoiceOf(store, moves[0] as Row<'PaymentTransaction'>, 'USD')
    expect(lines.map(({ description, amount }) => [description, amount])).toEqual([
      ['Basic, Monthly', 39],
      ['Funds added', 5],
    ])
    expect(total).toBe(44)
    expect(control.outbox.list().at(-1)).toMatchObject({ kind: 'welcome', to: EMAIL })
    const session = await post<{ userId: number; id: string }>('authenticate', { username: EMAIL, password: PASSWORD })
    expect(session.body.userId).toBe(13)
    const query = { access_token: session.body.id }
    const me = await api.anonymous('GET', '/DashUsers/13', { query })
    expect(me.body).toMatchObject({
      DashRoleMapping: [{ principalType: 'ADMIN', DashRole: { name: 'Customer administrator' } }],
    })
  })

  test('takes the plan by its code, in another currency', async () => {
    const more = {
      Service: { planId: 'ecms-plan-basic', starting_balance: '0' },
      Customer: { name: 'Willow', phone: '+442079460188', contactEmail: EMAIL, currency: 'GBP' },
    }
    const plans = await api.anonymous<{ price: number }[]>('GET', '/Products/reg_list', { query: { currency: 'GBP' } })
    const price = plans.body[0]?.price
    const token = await pay(String(price), 'GBP')
    const { body } = await register(await verified(), token, more)
    expect(body).toMatchObject({ activated: true })
    const { store } = api.server
    expect(store.table('Customer').get(5)?.balance).toBeCloseTo(10, 1)
    const [payment] = store.table('PaymentTransaction').find({ where: { customerId: 5, transactionType: 'payment' } })
    const { lines } = invoiceOf(store, payment as Row<'PaymentTransaction'>, 'GBP')
    // All of it is for the plan: nothing is left for a second line.
    expect(lines).toEqual([
      { description: payment?.description.split(' of it for ')[1], quantity: 1, unitPrice: price, amount: price },
    ])
  })

  test('without a plan and a starting balance nothing has to be paid', async () => {
    const { body } = await register(await verified(), 'none', { Service: { planId: null, starting_balance: '0' } })
    expect(body.activated).toBe(true)
    expect(api.server.store.table('Customer').get(5)?.balance).toBe(0)
  })

  test('with isVerificationRequired the account waits for its link', async () => {
    const { body } = await register(await verified(), await pay('44'), { isVerificationRequired: true })
    expect(body).toMatchObject({ activated: false, userId: 13, customerId: 5 })
    const signIn = () => post('authenticate', { username: EMAIL, password: PASSWORD })
    expect((await signIn()).status).toBe(401)
    await api.anonymous('GET', `/DashUsers/activate/token=${lastCode()}`)
    expect((await signIn()).status).toBe(200)
  })

  test('nobody brings along what is the server’s: balance, account ID, rights', async () => {
    const sent = registrationOf(await verified(), 'none', {
      Service: { planId: null, starting_balance: '0' },
      isSuperAdmin: true,
    })
    const Customer = { ...sent.Customer, balance: 99_999, billingId: 'LB-100001', state: 'active', id: 1 }
    const { body } = await post<Answer>('register', { ...sent, Customer })
    const { store } = api.server
    const customer = store.table('Customer').get(body.customerId ?? 0)
    expect(customer).toMatchObject({ companyName: 'Willow Dental', balance: 0 })
    expect(customer?.billingId).not.toBe('LB-100001')
    expect(store.table('DashUser').get(body.userId ?? 0)).not.toHaveProperty('isSuperAdmin')
  })

  test('is refused, and makes nothing, without a verified address or a payment that went through', async () => {
    const before = counts()
    const token = await pay('44')
    const started = beginIntent(
      { store: api.server.store, now: api.server.control.clock.now },
      { customerId: 0, amountMinor: 4400, currency: 'USD' },
    )
    const small = await pay('20')
    await requestCode()
    const code = lastCode()
    const messages = []
    messages.push((await register(code, token)).body.message)
    await verify(code)
    messages.push((await register('000000', token)).body.message)
    messages.push((await register(code, 'pi_unknown')).body.message)
    messages.push((await register(code, started.id)).body.message)
    messages.push((await register(code, small)).body.message)
    expect(messages).toEqual([
      'The e-mail address is not verified.',
      'The e-mail address is not verified.',
      'The payment has not succeeded.',
      'The payment has not succeeded.',
      'The payment does not cover the plan.',
    ])
    expect(counts()).toEqual(before)
    // The wizard tries again with the payment it has.
    expect((await register(code, token)).body.activated).toBe(true)
  })

  test('a payment buys one account', async () => {
    const token = await pay('44')
    await register(await verified(), token)
    await post('request_email', { email_address: 'b@willowdental.example', email_type: 'verification' })
    const code = lastCode()
    await post('verify_email', { email_address: 'b@willowdental.example', verify_code: code })
    const { body } = await register(code, token, {
      email: 'b@willowdental.example',
      username: 'b@willowdental.example',
    })
    expect(body).toEqual({ activated: false, message: 'The payment was used before.' })
  })

  test('a username that is somebody else’s address is taken, and makes nothing', async () => {
    const { store } = api.server
    const customers = store.table('Customer').count()
    const username = store.table('DashUser').get(1)?.email
    const { status, body } = await api.anonymous<Failure>('POST', '/DashUsers/register', {
      body: registrationOf(await verified(), await pay('44'), { username }),
    })
    expect([status, body.error.details?.codes]).toEqual([422, { username: ['uniqueness'] }])
    expect(store.table('Customer').count()).toBe(customers)
  })

  test('a payment made for another address opens no account, and stays that one’s', async () => {
    const token = await pay('44', 'USD', 'somebody@else.example')
    const { body } = await register(await verified(), token)
    expect(body).toEqual({ activated: false, message: 'The payment was made for another e-mail address.' })
    const { email } = api.server.store.table('PaymentIntent').get(token) ?? {}
    expect(email).toBe('somebody@else.example')
  })

  test('can be sent again after a lost response, and opens one account only', async () => {
    const code = await verified()
    const token = await pay('44')
    const first = await register(code, token)
    const before = counts()
    const mails = api.server.control.outbox.count()
    const again = await register(code, token, { email: EMAIL.toUpperCase() })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect([counts(), api.server.control.outbox.count()]).toEqual([before, mails])
    expect(api.server.store.table('PaymentTransaction').count({ customerId: 5, transactionType: 'payment' })).toBe(1)
    // Another payment is another account, and so another address.
    expect((await register(code, await pay('44'))).status).toBe(422)
  })

  test.each([
    ['JPY', '700'],
    ['KWD', '1.125'],
    ['USD', '5.25'],
  ])("starts with an amount in the currency's own digits: %s %s", async (currency, starting_balance) => {
    const intent = { amount: '9000', currency: 'JPY' }
    const { status, body } = await register(await verified(), await pay(intent.amount, intent.currency), {
      ...inCurrency(currency),
      Service: { planId: 1, starting_balance },
    })
    expect([status, body.activated]).toEqual([200, true])
  })

  test.each([
    [{ email: 'admin@harbordental.example' }, { email: ['uniqueness'] }],
    [{ username: 'Admin' }, { username: ['uniqueness'] }],
    [{ confirm_password: 'Something-else-1!' }, { confirm_password: ['confirmation'] }],
    [{ Service: { planId: 7, starting_balance: '0' } }, undefined],
    [{ Service: { planId: 5, starting_balance: '0' } }, { 'Service.planId': ['existence'] }],
    [{ Service: { planId: 'ecms-addon-recording', starting_balance: '0' } }, { 'Service.planId': ['existence'] }],
    [{ Service: { planId: 1, starting_balance: '5.005' } }, { 'Service.starting_balance': ['decimals'] }],
    [{ ...inYen, Service: { planId: 1, starting_balance: '700.5' } }, { 'Service.starting_balance': ['decimals'] }],
    [{ password: 'simple' }, undefined],
  ])('%j is refused field by field', async (change, codes) => {
    const before = counts()
    const { status, body } = await register<Failure>(await verified(), await pay('44'), change)
    expect(status).toBe(422)
    if (codes) expect(body.error.details?.codes).toEqual(codes)
    expect(counts()).toEqual(before)
  })
})
