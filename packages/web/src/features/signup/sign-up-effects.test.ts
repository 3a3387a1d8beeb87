import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initCaptcha } from '../../shared/captcha/bot-check.ts'
import type { CardHandle } from '../../shared/card/card-handle.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { confirmSandboxCard } from '../../shared/card/sandbox-payment.ts'
import { orders } from '../../shared/payment/orders.ts'
import { toasts } from '../../state/toasts.ts'
import { signUpStates } from '../../testing/sign-up-states.ts'
import { toRegistration } from './checkout.ts'
import { signUpOf } from './sign-up-draft.ts'
import { signUpEffects } from './sign-up-effects.ts'

const email = 'ada@pier.example'
const { choices } = signUpStates.atCheckout
const intentOf = (secret: string) => ({ secret, amount: '44.00', currency: 'USD' })
let server: MockServer
let card: CardHandle | undefined
const leave = vi.fn()
const perform = signUpEffects({ card: () => card, leave })

const codeOf = () => server.control.outbox.list().findLast(({ to }) => to === email)?.code ?? ''
const charges = () => server.control.journal.find({ operation: 'Sandbox.confirmCard' })

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
  initClient({ wholeContract: true, baseUrl: server.apiUrl, retry: false })
})
beforeEach(() => {
  server.control.reset()
  initCaptcha({ kind: 'sandbox', url: `${server.url}/__mock/` })
  card = undefined
  orders.drop(signUpOf(email))
})
afterAll(() => server.close())

async function paidIntent() {
  const ready = await perform({ type: 'createIntent', email, amount: '44.00', currency: 'USD' })
  if (ready?.type !== 'intentReady') throw new Error('no intent')
  const { intent } = ready
  const { secret } = intent
  card = {
    confirm: async (name) => {
      const outcome = await confirmSandboxCard(`${server.url}/__mock/`, secret, {
        number: '4242424242424242',
        expiry: '12/40',
        cvc: '123',
        name,
      })
      if (outcome.kind === 'needs-action') throw new Error('no bank was asked for')
      return outcome
    },
  }
  const paid = await perform({ type: 'confirmCard', email, intent, choices, cardName: 'Ada Moss' })
  if (paid?.type !== 'paid') throw new Error('not paid')
  return { secret, token: paid.token, method: paid.method, amount: '44.00', currency: 'USD' }
}

async function verifiedCode() {
  await perform({ type: 'requestCode', email })
  const code = codeOf()
  expect(await perform({ type: 'verifyCode', email, code })).toEqual({ type: 'verified', email })
  return code
}

describe('the whole of it', () => {
  it('opens an account that can sign in', async () => {
    const code = await verifiedCode()
    const plans = await perform({ type: 'loadPlans', currency: 'USD' })
    expect(plans).toMatchObject({ type: 'plansLoaded', currency: 'USD' })
    const payment = await paidIntent()
    const body = toRegistration({ ...signUpStates.atCheckout, email, code }, payment)
    expect(await perform({ type: 'register', body })).toEqual({ type: 'registered' })
    const signIn = await fetch(`${server.apiUrl}/DashUsers/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password: body.password }),
    })
    expect(signIn.status).toBe(200)
    expect(charges()).toHaveLength(1)
    expect(server.control.violations.list()).toEqual([])
  })
})

it('a payment is begun with its amount as text, for nobody yet', async () => {
  await perform({ type: 'createIntent', email, amount: '44.00', currency: 'USD' })
  const [begun] = server.control.journal.find({ operation: 'PaymentMethod.createIntent' })
  const customer = { token: null, email, currency: 'USD' }
  expect(JSON.parse(begun?.body ?? '{}')).toEqual({ amount: '44.00', customer })
})

describe('what goes wrong', () => {
  it('an address that somebody has gets no code, and it is said why', async () => {
    await verifiedCode()
    const taken = await perform({ type: 'requestCode', email: 'admin@harbordental.example' })
    expect(taken).toEqual({ type: 'codeNotSent', reason: expect.stringContaining('taken') })
  })

  it('an answer without an e-mail is no code either', async () => {
    server.control.faults.add({
      operation: 'DashUser.requestEmail',
      kind: 'status',
      status: 200,
      body: { message: 'The mail server is down' },
    })
    expect(await perform({ type: 'requestCode', email })).toEqual({
      type: 'codeNotSent',
      reason: 'The mail server is down',
    })
  })

  it('a wrong code, and a server that is gone, which is said, verify nothing', async () => {
    await perform({ type: 'requestCode', email })
    expect(await perform({ type: 'verifyCode', email, code: '000' })).toEqual({
      type: 'notVerified',
      reason: undefined,
    })
    server.control.faults.add({ operation: 'DashUser.verifyEmail', kind: 'cut' })
    expect(await perform({ type: 'verifyCode', email, code: codeOf() })).toEqual({
      type: 'notVerified',
      reason: expect.stringContaining('Network Connection Error'),
    })
  })

  it('too many tries of a code are not said to be a wrong code', async () => {
    await perform({ type: 'requestCode', email })
    const headers = { 'retry-after': '40' }
    server.control.faults.add({ operation: 'DashUser.verifyEmail', kind: 'status', status: 429, headers })
    expect(await perform({ type: 'verifyCode', email, code: codeOf() })).toEqual({
      type: 'notVerified',
      reason: 'There were too many requests at once. Try again in 40 seconds.',
    })
  })

  it('plans that do not come are reported', async () => {
    server.control.faults.add({ operation: 'Product.regList', kind: 'status', status: 503 })
    expect(await perform({ type: 'loadPlans', currency: 'EUR' })).toEqual({ type: 'plansFailed', currency: 'EUR' })
  })

  it.each([
    ['status', 'The amount is too small'],
    ['cut', undefined],
  ] as const)('a payment that cannot be begun (%s)', async (kind, message) => {
    const operation = 'PaymentMethod.createIntent'
    server.control.faults.add({ operation, kind, status: 422, ...(message && { message }) })
    expect(await perform({ type: 'createIntent', email, amount: '1.00', currency: 'USD' })).toEqual({
      type: 'intentFailed',
      message,
    })
  })

  it('a registration before the payment is refused in words', async () => {
    const code = await verifiedCode()
    const body = toRegistration(
      { ...signUpStates.atCheckout, email, code },
      { token: 'pi_none', method: undefined, amount: '44.00', currency: 'USD' },
    )
    expect(await perform({ type: 'register', body })).toEqual({
      type: 'registrationRefused',
      reason: 'The payment has not succeeded.',
    })
    server.control.faults.add({ operation: 'DashUser.register', kind: 'cut' })
    expect(await perform({ type: 'register', body })).toEqual({
      type: 'registrationRefused',
      reason: 'Network Connection Error',
    })
  })

  it('of fields, each once and by the names of the screens', async () => {
    const messages = {
      email: ['is already taken'],
      username: ['is already taken'],
      'Customer.phone': ['is not a number'],
      'Customer.mood': ['Nobody is in that mood'],
    }
    server.control.faults.add({
      operation: 'DashUser.register',
      kind: 'status',
      status: 422,
      body: {
        error: {
          statusCode: 422,
          name: 'ValidationError',
          message: 'x',
          details: { context: 'DashUser', codes: {}, messages },
        },
      },
    })
    const body = toRegistration(signUpStates.atCheckout, {
      token: 'pi_1',
      method: undefined,
      amount: '44.00',
      currency: 'USD',
    })
    expect(await perform({ type: 'register', body })).toEqual({
      type: 'registrationRefused',
      reason: 'Email is already taken. Business Phone Number is not a number. Nobody is in that mood.',
    })
  })

  it('a card form that tried nothing says so', async () => {
    card = { confirm: async () => ({ kind: 'not-tried', message: 'Incomplete' }) }
    expect(await perform({ type: 'confirmCard', email, intent: intentOf('pi_1'), choices, cardName: 'Ada' })).toEqual({
      type: 'payNotTried',
      message: 'Incomplete',
    })
  })

  it('a payment without a card form charges nothing', async () => {
    expect(await perform({ type: 'confirmCard', email, intent: intentOf('pi_1'), choices, cardName: 'Ada' })).toEqual({
      type: 'payNotTried',
      message: 'Please correctly fill the payment form',
    })
  })

  const effects = [
    { type: 'requestCode', email },
    { type: 'verifyCode', email, code: '1' },
    { type: 'createIntent', email, amount: '44.00', currency: 'USD' },
    { type: 'confirmCard', email, intent: intentOf('pi_1'), choices, cardName: 'Ada' },
  ] as const
  it.each(effects)('a robot gets no further than $type', async (effect) => {
    server.control.faults.add({ operation: 'Sandbox.captchaToken', kind: 'status', status: 200, body: { token: '' } })
    expect(await perform(effect)).toEqual({ type: 'checkFailed', severity: 'warn', text: 'Please try again.' })
    const asked = server.control.journal.list().map(({ operationId }) => operationId)
    expect(asked).toEqual(['Sandbox.captchaToken'])
  })

  it('without a connection nothing is sent', async () => {
    server.control.faults.add({ operation: 'Sandbox.captchaToken', kind: 'cut' })
    expect(await perform({ type: 'requestCode', email })).toEqual({
      type: 'checkFailed',
      severity: 'error',
      text: 'Network Connection Error',
    })
  })
})

describe('a payment with a lost response', () => {
  beforeEach(() => initCards({ kind: 'sandbox', url: `${server.url}/__mock/` }))
  afterEach(() => initCards({ kind: 'none' }))

  it('is found, where it was made', async () => {
    const { token, method, secret } = await paidIntent()
    expect(await perform({ type: 'askPayment', email, intent: intentOf(secret), choices })).toEqual({
      type: 'payFound',
      token,
      method,
    })
  })

  it('is open, where it was not', async () => {
    const ready = await perform({ type: 'createIntent', email, amount: '44.00', currency: 'USD' })
    if (ready?.type !== 'intentReady') throw new Error('no intent')
    expect(await perform({ type: 'askPayment', email, intent: ready.intent, choices })).toEqual({ type: 'payOpen' })
    server.control.faults.add({ operation: 'Sandbox.confirmCard', kind: 'cut' })
    expect(await perform({ type: 'askPayment', email, intent: ready.intent, choices })).toEqual({ type: 'payOpen' })
  })

  it('is void, where nobody knows it', async () => {
    expect(await perform({ type: 'askPayment', email, intent: intentOf('pi_9_secret_9'), choices })).toEqual({
      type: 'payVoid',
    })
  })

  it('is open where nobody takes cards any more', async () => {
    initCards({ kind: 'none' })
    expect(await perform({ type: 'askPayment', email, intent: intentOf('pi_9_secret_9'), choices })).toEqual({
      type: 'payOpen',
    })
  })
})

describe('what is only shown', () => {
  it('is a toast', async () => {
    await perform({ type: 'tell', severity: 'warn', text: 'Careful' })
    expect(toasts.list.at(-1)).toMatchObject({ severity: 'warn', text: 'Careful' })
  })

  it('leads to the login 300 ms after the end', async () => {
    vi.useFakeTimers()
    await perform({ type: 'leave' })
    vi.advanceTimersByTime(299)
    expect(leave).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(leave).toHaveBeenCalledOnce()
  })
})
