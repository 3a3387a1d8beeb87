import { expect, type TestDetails } from '@playwright/test'
import { startKamailio } from './kamailio.ts'
import { nightly } from './nightly.ts'
import { type AtPhone, atPhone, breakableLine, hears, hearsNothing, openTab, phoneContext, talking } from './phones.ts'
import { soundRelay } from './sound-relay.ts'
import { test as base } from './test.ts'

/** Tests of calls between people. They connect to `phonePort`, or where the mock server says. */
export const test = base.extend<object, { isKamailio: boolean; phonePort: number | undefined }>({
  isKamailio: [false, { option: true, scope: 'worker' }],
  phonePort: [
    async ({ isKamailio }, use) => {
      const server = isKamailio ? await startKamailio() : undefined
      await use(server?.port)
      await server?.close()
    },
    { scope: 'worker' },
  ],
})

const byKeeping = nightly(
  'packages/web/src/phone/line/recovery.test.ts',
  'packages/web/src/phone/line/handover/keeper.worker.test.ts',
)

const byMachine = nightly(
  'packages/web/src/phone/machine/next-state.test.ts',
  'packages/web/src/phone/line/sound.test.ts',
  'packages/web/src/phone/line/watch-quality.test.ts',
  'packages/mock-server/src/edge/sip/sip.test.ts',
)

/**
 * What softphones do among themselves: the same at every server.
 * @param first details of the test of a first call
 * @param beyond details of the others
 */
export function testCallsBetweenPeople(first: TestDetails, beyond: TestDetails): void {
  // Calls take the time they take, and some of these wait for seconds to pass.
  test.describe.configure({ timeout: 120_000 })

  test(
    'two people call each other, hear each other, hold, mute, press keys and hang up',
    first,
    async ({ browser, ownServer, phonePort }) => {
      const nora = await atPhone(await phoneContext(browser, ownServer.url, phonePort), 'admin')
      const marcus = await atPhone(await phoneContext(browser, ownServer.url, phonePort), 'user')

      await nora.dial('user')
      await expect(marcus.call('Call with admin').getByText('Internal call')).toBeVisible()
      await marcus.press('Answer')
      await expect(nora.call('Call with user').getByText('In a call')).toBeVisible()
      await hears(nora)
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
      for (const { page } of [nora, marcus]) await page.context().close()
    },
  )

  test(
    'sound is good and can be tried during a call, and what comes to nothing is said in words',
    byMachine,
    async ({ browser, ownServer, phonePort }) => {
      const nora = await atPhone(await phoneContext(browser, ownServer.url, phonePort), 'admin')
      const marcus = await atPhone(await phoneContext(browser, ownServer.url, phonePort), 'user')
      await talking(nora, 'user', marcus)
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
      await nora.press('Hang up')
      await expect(marcus.call('Call with admin')).toHaveCount(0)

      const latest = (at: AtPhone, text: string) =>
        expect(at.panel.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
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
    },
  )

  test(
    'a second call waits, is brought together with the first, and is given away',
    beyond,
    async ({ browser, ownServer, phonePort }) => {
      const open = async (person: string) => atPhone(await phoneContext(browser, ownServer.url, phonePort), person)
      const [nora, marcus, renee] = [await open('admin'), await open('user'), await open('readonly')]
      await talking(nora, 'user', marcus)
      await renee.dial('admin')
      const second = nora.call('Call with readonly')
      await second.getByRole('button', { name: 'Answer' }).click()
      const first = nora.call('Call with user')
      await expect(first.getByText('On hold')).toBeVisible()
      await first.getByRole('button', { name: 'Transfer', exact: true }).click()
      await first.getByRole('button', { name: 'Connect with readonly' }).click()
      await expect(nora.panel.getByRole('region', { name: /^Call with/ })).toHaveCount(0)
      await hears(marcus)
      await hears(renee)
      // Who was talked with all along is told so: it does not ring again.
      await expect(renee.call('Call with user').getByText('In a call')).toBeVisible()

      const call = renee.call('Call with user')
      await call.getByRole('button', { name: 'Transfer', exact: true }).click()
      await call.getByLabel('Transfer to').fill('admin')
      await call.getByLabel('Transfer to').press('Enter')
      await nora.call('Call with user').getByRole('button', { name: 'Answer' }).click()
      await hears(nora)
      await expect(renee.panel.getByRole('region', { name: /^Call with/ })).toHaveCount(0)
      await marcus.press('Hang up')
      await expect(nora.panel.getByRole('region', { name: /^Call with/ })).toHaveCount(0)
      for (const { page } of [nora, marcus, renee]) await page.context().close()
    },
  )

  test('a call outlives its connection, its page and its tab', byKeeping, async ({ browser, ownServer, phonePort }) => {
    const context = await phoneContext(browser, ownServer.url, phonePort)
    const line = await breakableLine(context)
    const otherContext = await phoneContext(browser, ownServer.url, phonePort)
    const relay = await soundRelay(context, otherContext)
    const nora = await atPhone(context, 'admin')
    const marcus = await atPhone(otherContext, 'user')
    await talking(nora, 'user', marcus)
    const there = marcus.call('Call with admin')

    // The way of the sound is gone for good while the connection stands: both are told, and it finds another one.
    // Looked for from before it happens, at both at once: where another way is found soon, the words are soon gone.
    const isSaid = Promise.all(
      [nora, marcus].map(({ panel }) => expect(panel.getByText('The sound has broken off')).toBeVisible()),
    )
    await relay.exchange()
    await isSaid
    for (const { panel } of [nora, marcus]) await expect(panel.getByText('In a call')).toBeVisible({ timeout: 20_000 })
    await hears(nora)
    await hears(marcus)

    await line.cut()
    await expect(nora.panel.getByText('No connection to the phone server')).toBeVisible({ timeout: 1000 })
    // People go on talking; what is asked for meanwhile waits.
    await hears(nora)
    await nora.press('Hold')
    line.restore()
    await expect(nora.panel.getByText('Ready for calls')).toBeVisible({ timeout: 3000 })
    await expect(there.getByText('The other side has put you on hold')).toBeVisible()
    // The other side finds it where it is now.
    await marcus.press('Hang up')
    await expect(nora.call('Call with user')).toHaveCount(0)

    // Loaded anew, it comes back by itself, and who was muted stays so.
    await talking(marcus, 'admin', nora)
    await nora.press('Mute')
    nora.page.on('dialog', (dialog) => void dialog.accept())
    await nora.page.reload()
    await expect(nora.call('Call with user').getByText('· Muted')).toBeVisible()
    await expect(marcus.call('Call with admin').getByText('In a call')).toBeVisible()
    await hears(nora)
    await hearsNothing(marcus)
    await nora.press('Unmute')
    await hears(marcus)

    // A tab that is closed leaves the phone to another one, in which it is answered as well.
    const other = await openTab(context)
    await expect(other.panel.getByText('The softphone is in another tab of this browser.')).toBeVisible()
    await nora.page.close()
    await expect(other.call('Call with user').getByText('In a call')).toBeVisible()
    await hears(marcus)
    const third = await openTab(context)
    await third.press('Hang up')
    await expect(marcus.call('Call with admin')).toHaveCount(0)
    await marcus.dial('admin')
    await third.press('Answer')
    await expect(other.call('Call with user').getByText('In a call')).toBeVisible()
    expect(third.page.workers()).toEqual([])
    await expect(marcus.call('Call with admin').getByText('In a call')).toBeVisible()

    // Where no page is left, the other side is told within seconds.
    await third.page.close()
    await other.page.close()
    await expect(marcus.panel.getByRole('region', { name: /^Call with/ })).toHaveCount(0)
    await context.close()
    await otherContext.close()
    await relay.close()
  })
}
