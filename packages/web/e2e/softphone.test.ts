import { type AtPhone, atPhone, breakableLine, phoneContext, switchOn, withMadeSound } from './support/phones.ts'
import { openAs } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: withMadeSound })

/** Sound goes on coming in. */
async function hears({ heard }: AtPhone): Promise<void> {
  const before = await heard()
  await expect.poll(heard, { timeout: 10_000 }).toBeGreaterThan(before + 0.0001)
}

/** Once what was on its way has come, a second brings no sound. */
async function hearsNothing({ heard, page }: AtPhone): Promise<void> {
  await expect
    .poll(async () => {
      const before = await heard()
      await page.waitForTimeout(1000)
      return (await heard()) - before
    })
    .toBeLessThan(0.0005)
}

test('two people call each other, hear each other, hold, mute, press keys and hang up', async ({
  browser,
  ownServer,
}) => {
  const nora = await atPhone(await phoneContext(browser, ownServer.url), 'admin')
  const marcus = await atPhone(await phoneContext(browser, ownServer.url), 'user')

  await nora.dial('user')
  await expect(marcus.call('Call with admin').getByText('Internal call')).toBeVisible()
  await marcus.press('Answer')
  await expect(nora.call('Call with user').getByText('In a call')).toBeVisible()
  await hears(nora)
  await hears(marcus)
  // Sound that stays on this machine is good; the timer of a worker is there for the connection.
  await expect(nora.call('Call with user').getByText('Good sound')).toBeVisible({ timeout: 15_000 })
  expect(nora.page.workers()).toHaveLength(1)

  // Another microphone, or the same anew, speaks on in the call, and who is muted stays so.
  await nora.panel.getByText('Sound', { exact: true }).click()
  await nora.panel.getByRole('button', { name: 'Test the microphone' }).click()
  await expect(nora.panel.getByText('You are heard.')).toBeVisible()
  await nora.panel.getByRole('button', { name: 'Ring once' }).click()
  await nora.panel.getByRole('button', { name: 'End the test' }).click()
  await nora.panel.getByLabel('Microphone').selectOption({ index: 1 })
  await hears(marcus)

  await nora.press('Hold')
  await expect(marcus.panel.getByText('The other side has put you on hold')).toBeVisible()
  await nora.press('Resume')
  await expect(marcus.call('Call with admin').getByText('In a call')).toBeVisible()
  await hears(marcus)

  await marcus.press('Mute')
  await expect(marcus.panel.getByText('· Muted')).toBeVisible()
  await hearsNothing(nora)
  await marcus.press('Unmute')
  await hears(nora)

  // The call goes on from screen to screen, and a reload is asked about.
  await nora.page.getByRole('list', { name: 'Activities' }).getByRole('link', { name: 'Call Logs' }).click()
  await expect(nora.call('Call with user').getByText('In a call')).toBeVisible()
  await nora.call('Call with user').getByRole('button', { name: 'Keys', exact: true }).click()
  await nora.call('Call with user').getByRole('button', { name: 'Key 5' }).click()
  const asked = nora.page.waitForEvent('dialog')
  void nora.page.reload().catch(() => undefined)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  await marcus.press('Hang up')
  await expect(nora.panel.getByRole('listitem').filter({ hasText: 'user' }).getByText('ended')).toBeVisible()
  await expect(marcus.call('Call with admin')).toHaveCount(0)
  const [call] = ownServer.store
    .table('CallLog')
    .find({ where: { callerNumber: 'admin' }, order: ['id DESC'], limit: 1 })
  expect(call).toMatchObject({ status: 'answered', receivingNumber: 'user' })
  expect(ownServer.store.table('CallLog').find({ where: { callerNumber: 'admin' } })).toHaveLength(1)

  // What comes to nothing is said in words.
  const latest = (at: AtPhone, text: string) => expect(at.panel.getByText(text, { exact: true }).first()).toBeVisible()
  await nora.dial('user')
  await marcus.press('Reject')
  await latest(nora, 'was busy')
  await latest(marcus, 'was turned away')
  await nora.dial('user')
  await expect(marcus.call('Call with admin')).toBeVisible()
  await nora.press('Cancel')
  await latest(marcus, 'was missed')
  await marcus.panel.getByLabel('Do not disturb').check()
  await nora.dial('user')
  await latest(nora, 'can’t be reached now')
  await nora.dial('nobody')
  await latest(nora, 'is not known here')
  for (const { page } of [nora, marcus]) await page.context().close()
})

test('a call from outside says who it is, is passed on, and waits beside another one', async ({
  browser,
  ownServer,
}) => {
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
  await card.getByRole('button', { name: 'Connect with user' }).click()
  await expect(nora.panel.getByRole('region', { name: /^Call with/ })).toHaveCount(0)
  await expect(marcus.panel.getByText('In a call')).toBeVisible()
  await hears(marcus)
  await marcus.press('Hang up')
  for (const { page } of [nora, marcus]) await page.context().close()
})

test('the connection is lost in a call and comes back; one tab alone has the phone', async ({ browser, ownServer }) => {
  const context = await phoneContext(browser, ownServer.url)
  const line = await breakableLine(context)
  const nora = await atPhone(context, 'admin')
  await nora.dial('echo')
  await expect(nora.call('Call with echo').getByText('In a call')).toBeVisible()
  await hears(nora)
  await line.cut()
  await expect(nora.panel.getByText('No connection to the phone server')).toBeVisible({ timeout: 1000 })
  // People go on talking; what is asked for meanwhile waits.
  await hears(nora)
  await nora.press('Hold')
  line.mend()
  await expect(nora.call('Call with echo').getByText('On hold')).toBeVisible()
  await expect(nora.panel.getByText('Ready for calls')).toBeVisible()
  await nora.press('Resume')
  await hears(nora)
  await nora.press('Hang up')
  await expect
    .poll(() => ownServer.store.table('Dialog').find({ where: { toUri: { like: 'sip:echo@%' } } }))
    .toEqual([])

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
})
