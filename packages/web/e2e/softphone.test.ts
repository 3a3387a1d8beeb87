import { nightly } from './support/nightly.ts'
import { callAs } from './support/number-market.ts'
import { test, testCallsBetweenPeople } from './support/phone-suite.ts'
import { atPhone, hears, openTab, phoneContext, switchOn, withMadeSound } from './support/phones.ts'
import { openAs } from './support/sign-in.ts'
import { expect } from './support/test.ts'

test.use({ launchOptions: withMadeSound })

const byMockServer = 'packages/mock-server/src/edge/sip/sip.test.ts'
testCallsBetweenPeople(
  nightly('packages/web/e2e/softphone-kamailio.test.ts', byMockServer),
  nightly('packages/web/src/phone/line/agent.test.ts', byMockServer),
)

// That who answers is heard, and hears, is tried in each run at the server that people run.
const byWhoCalls = nightly(
  'packages/web/src/phone/panel/who-calls.test.tsx',
  'packages/web/src/phone/panel/call-card.test.tsx',
  'packages/web/e2e/softphone-kamailio.test.ts',
  byMockServer,
)
test('a call from outside says who it is, and is heard', byWhoCalls, async ({ browser, ownServer }) => {
  const { store, control, url } = ownServer
  const number = store.table('OpNumber').findOne({ customerId: 2, status: 'active' })
  const contact = store
    .table('PhoneBook')
    .find({ where: { customerId: 2, blocked: false } })
    .find((each) => store.table('CallLog').find({ where: { callerNumber: each.number, customerId: 2 } }).length > 0)
  const call = store.table('CallLog').findOne({ customerId: 2, callerNumber: contact?.number ?? '' }, 'startedAt DESC')
  const nora = await atPhone(await phoneContext(browser, url), 'admin')
  await callAs(nora.page, ownServer, 'tickets', {
    subject: 'Wants a call at nine',
    assets: [{ kind: 'call', recordId: call?.id, name: contact?.name }],
  })
  await expect(async () => {
    control.live.call({
      number: number?.tracking_number ?? '',
      from: contact?.number,
      keys: ['1'],
      isAnswered: false,
      ringSeconds: 60,
    })
    await expect(nora.panel.getByText('Ringing').first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  const card = nora.panel.getByRole('region', { name: /^Call with/ }).first()
  await expect(card.getByText(contact?.name ?? '').first()).toBeVisible()
  await expect(card.getByText(/^Called /)).toBeVisible()
  await expect(card.getByText(/calls? before|First call/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Wants a call at nine' })).toBeVisible()
  await card.getByRole('button', { name: 'Answer' }).click()
  await expect(card.getByText('In a call')).toBeVisible()
  await hears(nora)
  await nora.page.context().close()
})

test(
  'one tab alone has the phone, from another one it is controlled, and its call is in the call log',
  nightly(
    'packages/web/src/phone/phone.test.ts',
    'packages/web/src/phone/panel/phone-panel.test.tsx',
    'packages/mock-server/src/edge/sip/sip.test.ts',
    'packages/web/e2e/softphone-kamailio.test.ts',
  ),
  async ({ browser, ownServer }) => {
    const context = await phoneContext(browser, ownServer.url)
    const nora = await atPhone(context, 'admin')
    const other = await openTab(context)
    const elsewhere = 'The softphone is in another tab of this browser.'
    await expect(other.panel.getByText(elsewhere)).toBeVisible()
    await other.dial('echo')
    await expect(nora.call('Call with echo').getByText('In a call')).toBeVisible()
    await hears(nora)
    await other.press('Hang up')
    await expect(nora.call('Call with echo')).toHaveCount(0)
    expect(ownServer.store.table('CallLog').find({ where: { callerNumber: 'admin' } })).toMatchObject([
      { status: 'answered', receivingNumber: 'echo' },
    ])
    await other.press('Use it in this tab')
    await expect(nora.panel.getByText(elsewhere)).toBeVisible()
    await expect(other.panel.getByText(elsewhere)).toHaveCount(0)
    await context.close()
  },
)

const byTransfer = nightly(
  'packages/web/src/phone/panel/who-calls.test.tsx',
  'packages/web/src/phone/line/agent.test.ts',
  'packages/web/src/phone/machine/next-state.test.ts',
  byMockServer,
)
test(
  'a call from outside says who it is, is passed on, and waits beside another one',
  byTransfer,
  async ({ browser, ownServer }) => {
    const { store, control } = ownServer
    const [number] = store.table('OpNumber').find({ where: { customerId: 2, status: 'active' } })
    const contact = store
      .table('PhoneBook')
      .find({ where: { customerId: 2, blocked: false } })
      .find((each) => store.table('CallLog').find({ where: { callerNumber: each.number, customerId: 2 } }).length > 0)
    const context = await phoneContext(browser, ownServer.url)
    const other = await context.newPage()
    await openAs(other, 'admin', `/service/call-log/caller/${encodeURIComponent(contact?.number ?? '')}`)
    await other.getByRole('button', { name: 'Open a ticket' }).click()
    await other.getByRole('textbox', { name: 'Subject' }).fill('Wants a call at nine')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('grid')).toContainText('Wants a call at nine')
    await other.close()
    const nora = await atPhone(context, 'admin')
    await nora.press('Close')
    const called = number?.tracking_number ?? ''
    await expect(async () => {
      control.live.call({ number: called, from: contact?.number, keys: ['1'], isAnswered: false, ringSeconds: 60 })
      await expect(nora.panel.getByText('Ringing').first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    const card = nora.panel.getByRole('region', { name: /^Call with/ }).first()
    await expect(card.getByText(contact?.name ?? '').first()).toBeVisible()
    await expect(card.getByText(/^Called /)).toBeVisible()
    await expect(card.getByText(/calls? before|First call/)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Wants a call at nine' })).toBeVisible()
    await card.getByRole('button', { name: 'Answer' }).click()
    await expect(card.getByText('In a call')).toBeVisible()
    await hears(nora)

    const marcus = await atPhone(await phoneContext(browser, ownServer.url), 'user')
    await nora.dial('user')
    await marcus.press('Answer')
    await expect(card.getByText('On hold')).toBeVisible()
    await card.getByRole('button', { name: 'Transfer', exact: true }).click()
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: 'Connect with user' }).click()
    await expect(nora.panel.getByRole('region', { name: /^Call with/ })).toHaveCount(0)
    await expect(marcus.panel.getByText('In a call')).toBeVisible()
    await hears(marcus)
    await marcus.press('Hang up')
    for (const { page } of [nora, marcus]) await page.context().close()
  },
)

const bySignIn = nightly(
  'packages/web/src/phone/phone.test.ts',
  'packages/web/src/phone/line/agent.test.ts',
  byMockServer,
)
test(
  'a call is in the call log; one tab alone has the phone, which asks for the password',
  bySignIn,
  async ({ browser, ownServer }) => {
    const context = await phoneContext(browser, ownServer.url)
    const nora = await atPhone(context, 'admin')
    await nora.dial('echo')
    await expect(nora.call('Call with echo').getByText('In a call')).toBeVisible()
    await hears(nora)
    await nora.press('Hang up')
    await expect
      .poll(() => ownServer.store.table('Dialog').find({ where: { toUri: { like: 'sip:echo@%' } } }))
      .toEqual([])
    expect(ownServer.store.table('CallLog').find({ where: { callerNumber: 'admin' } })).toMatchObject([
      { status: 'answered', receivingNumber: 'echo' },
    ])

    const other = await context.newPage()
    await other.goto('/service/dashboard')
    await other.getByRole('button', { name: /^Softphone/ }).click()
    const panel = other.getByRole('region', { name: 'Softphone' })
    await expect(panel.getByText('The softphone is in another tab of this browser.')).toBeVisible()
    // It is controlled from there as well.
    await panel.getByLabel('Number or username').fill('echo')
    await panel.getByRole('button', { name: 'Call', exact: true }).click()
    await expect(nora.call('Call with echo').getByText('In a call')).toBeVisible()
    await panel.getByRole('button', { name: 'Hang up' }).click()
    await expect(nora.call('Call with echo')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Use it in this tab' }).click()
    await expect(nora.panel.getByText('The softphone is in another tab of this browser.')).toBeVisible()
    await expect(panel.getByText('The softphone is in another tab of this browser.')).toHaveCount(0)

    // The password is not kept: after a reload it is asked for, and a wrong one is refused in words.
    await nora.page.close()
    await other.reload()
    await other.getByRole('button', { name: /^Softphone/ }).click()
    await switchOn(panel, 'wrong')
    await expect(panel.getByText('The phone server did not take this password')).toBeVisible()
    await switchOn(panel)
    await expect(panel.getByText('Ready for calls')).toBeVisible()
    await context.close()
  },
)
