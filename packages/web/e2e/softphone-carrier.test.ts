import { expect } from '@playwright/test'
import { type Answer, type Company, startCompany } from './support/carrier.ts'
import { nightly } from './support/nightly.ts'
import { type AtPhone, atPhone, hears, phoneContext, withMadeSound } from './support/phones.ts'
import { test as base } from './support/test.ts'

// The softphone at a company with a carrier: what the telephone network sends and answers, as people see and hear it.

const test = base.extend<{ nora: AtPhone }, { company: Company }>({
  company: [
    async ({ browserName: _ }, use) => {
      const company = await startCompany()
      await use(company)
      await company.close()
    },
    { scope: 'worker' },
  ],
  nora: async ({ browser, ownServer, company }, use) => {
    const context = await phoneContext(browser, ownServer.url, company.port)
    await use(await atPhone(context, 'admin'))
    await context.close()
  },
})
test.use({ launchOptions: withMadeSound })
test.describe.configure({ mode: 'serial', timeout: 180_000 })

const byTables = nightly(
  'packages/web/src/phone/line/over-socket.test.tsx',
  'packages/web/src/phone/line/caller-of.test.ts',
  'packages/web/src/phone/machine/ending-of.test.ts',
)

const callers = [
  ['<sip:+12125550142@carrier.example>', [], '(212) 555-0142', /First call|before/],
  ['<tel:+1-212-555-0142>', [], '(212) 555-0142', /First call|before/],
  ['<sip:0112125550142;npdi@10.0.0.1>', [], '0112125550142', 'Not in the phone book'],
  [
    '<sip:trunk7@sip.lineboard.example>',
    ['P-Asserted-Identity: <sip:+442079460123@carrier.example>'],
    '+44 20 7946 0123',
    /First call|before/,
  ],
  ['"ACME INC" <sip:+442079460123@carrier.example>', [], '+44 20 7946 0123', 'The network calls them “ACME INC”'],
  ['<sip:bob@other.example>', [], 'bob@other.example', 'A caller from another network'],
  ['<sip:other.example>', [], 'other.example', 'A caller from another network'],
  ['"Anonymous" <sip:anonymous@anonymous.invalid>', ['Privacy: id'], 'anonymous', 'Number withheld'],
] as const

test('who calls from outside is shown as who they are', byTables, async ({ nora, company }) => {
  for (const [from, headers, whom, about] of callers)
    await test.step(from, async () => {
      await company.callIn(from, [...headers])
      const card = nora.call(whom === 'anonymous' ? /^Call with anonymous/i : `Call with ${whom}`)
      await expect(card.getByText(about).first(), company.said()).toBeVisible()
      await card.getByRole('button', { name: 'Reject' }).click()
      await expect(card).toHaveCount(0)
    })
})

const answers = [
  [[{ status: '486 Busy Here' }], 'was busy'],
  [[{ status: '180 Ringing' }, { status: '480 Temporarily Unavailable' }], 'did not answer'],
  [[{ status: '500 Server Internal Error', headers: ['Reason: Q.850;cause=17;text="User busy"'] }], 'was busy'],
  [[{ status: '503 Service Unavailable', headers: ['Reason: Q.850;cause=34'] }], 'the phone network is busy'],
  [[{ status: '403 Forbidden' }], 'may not be called from here'],
  [[{ status: '603 Decline' }], 'declined the call'],
  [[{ status: '302 Moved Temporarily', headers: ['Contact: <tel:+1-212-555-0188>'] }], 'has another number now'],
] satisfies [Answer[], string][]

test('what the carrier answers is said in true words', byTables, async ({ nora, company }) => {
  const latest = nora.panel.getByRole('region').or(nora.panel).getByRole('listitem').first()
  for (const [given, words] of answers)
    await test.step(words, async () => {
      await company.answer(...given)
      await nora.dial('+12125550199')
      await expect(latest, company.said()).toContainText(words)
      await expect(nora.call('Call with (212) 555-0199')).toHaveCount(0)
    })
  await expect(nora.panel.getByRole('button', { name: 'Call (212) 555-0188' })).toBeVisible()
})

test(
  'a call rings there, has the sound of the network, and is answered and heard',
  byTables,
  async ({ nora, company }) => {
    await company.answer(
      { status: '180 Ringing' },
      { status: '183 Session Progress', hasSound: true },
      { status: '200 OK', hasSound: true },
    )
    await nora.dial('+12125550199')
    const card = nora.call('Call with (212) 555-0199')
    await expect(card.getByText('Ringing there'), company.said()).toBeVisible()
    await expect(card.getByText('You hear what the other side plays')).toBeVisible()
    await expect(card.getByText('In a call')).toBeVisible()
    await hears(nora)
    await card.getByRole('button', { name: 'Keys', exact: true }).click()
    for (const key of ['1', '#']) await card.getByRole('button', { name: `Key ${key}` }).click()
    await expect(card.getByText('1#', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Hang up' }).click()
    await expect(nora.panel.getByRole('listitem').first()).toContainText('Lasted')
  },
)

test('a colleague at a desk phone is called and heard', byTables, async ({ nora, company }) => {
  const desk = await company.deskPhone()
  let said = ''
  for (const stream of [desk.stdout, desk.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  await expect.poll(() => said).toContain('200 OK')
  await nora.dial('user')
  const card = nora.call('Call with user')
  await expect(card.getByText('In a call'), said).toBeVisible()
  await hears(nora)
  await card.getByRole('button', { name: 'Hold' }).click()
  await expect(card.getByText('On hold')).toBeVisible()
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect(card.getByText('In a call')).toBeVisible()
  await hears(nora)
  await card.getByRole('button', { name: 'Hang up' }).click()
  await expect.poll(() => said).toContain('session closed')
})

test('a phone server that is restarted is noticed at once, and back soon', byTables, async ({ nora, company }) => {
  await company.callIn('<sip:+12125550142@carrier.example>')
  const card = nora.call('Call with (212) 555-0142')
  await expect(card.getByRole('button', { name: 'Answer' })).toBeEnabled()
  const start = await company.stopServer()
  await expect(card.getByText('You can answer once it is back')).toBeVisible({ timeout: 2000 })
  await expect(card.getByRole('button', { name: 'Answer' })).toBeDisabled()
  await start()
  await expect(nora.panel.getByText('Ready for calls')).toBeVisible({ timeout: 35_000 })
  // The server has forgotten the call, and does not say so.
  await card.getByRole('button', { name: 'Answer' }).click()
  await expect(nora.panel.getByRole('listitem').first()).toContainText('the connection to the phone server was lost')
  await expect(card).toHaveCount(0)
})
