import type { MockServer } from '@lineboard/mock-server'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { listPage } from './support/list-page.ts'
import { nightly } from './support/nightly.ts'
import { expect, test } from './support/running-app.ts'
import { openAs } from './support/sign-in.ts'
import { test as fromStart } from './support/test.ts'

const numberText = '(212) 555-0110'
const question = 'Where does this number go?'

/** Lets calls to a number follow the voice menu of the sample data. */
function sendToMenu({ store }: MockServer) {
  const action = store.table('RoutingAction').findOne({ customerId: 2, type: 'voice_menu' })
  const number = store.table('OpNumber').findOne({ tracking_number: '+12125550110' })
  if (!action || !number) throw new Error('The sample data has no voice menu, or no such number.')
  const routing = { status: 'active', routing_actionId: action.id, routing_action: action.name } as const
  return store.table('OpNumber').patch(number.id, routing)
}

async function askWhere(page: Page) {
  await page.getByRole('button', { name: `More to do with ${numberText}` }).click()
  await page.getByRole('menuitem', { name: question }).click()
  return page.getByRole('dialog', { name: `Where do calls to ${numberText} go?` })
}

test(
  'the way of a call is reported step by step, keys lead on, and a test call goes that way',
  nightly(
    'packages/web/src/shared/call-flow/call-flow.test.tsx',
    'packages/web/src/shared/call-flow/key-pad.test.tsx',
    'packages/web/src/shared/call-flow/make-test-call.test.ts',
    'packages/web/e2e/number-setup.test.ts',
  ),
  async ({ page, ownServer }) => {
    sendToMenu(ownServer)
    await openAs(page, 'admin', '/service/tracking-number')
    await expect(listPage(page).rows.first()).toBeVisible()
    const dialog = await askWhere(page)
    const steps = dialog.getByRole('list', { name: 'The call flow' })
    await expect(steps.getByRole('link', { name: /Main menu: the caller hears/ })).toHaveAttribute(
      'href',
      /\/ivr\/edit\/1$/,
    )
    await expect(dialog.getByText('A message can be left for front.desk@harbordental.example.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Press 1: Appointments' }).click()
    await expect(dialog.getByText(/takes the call\. With these keys: Calls ring at /)).toBeVisible()
    await expect(steps).toContainText(/Over \w.+, which dials \+?\d+/)
    await expect(dialog.getByText('$0.0350 for each started minute · recorded')).toBeVisible()
    await expectAccessible(page, '[role=dialog]')

    await dialog.getByRole('button', { name: 'Test call' }).click()
    await expect(dialog.getByText('The test call is under way…')).toBeVisible()
    ownServer.control.clock.advance(60_000)
    const went = /^The test call rang at \(212\) 555-\d+ over the gateway .+\. It is in the call log as answered\./
    await expect(dialog.getByText(went)).toBeVisible()
    await dialog.getByRole('link', { name: 'Open the call' }).click()
    await expect(page.getByText('Voice menu Main menu, keys 1')).toBeVisible()
  },
)

fromStart(
  'where the server makes no test calls, none are offered',
  nightly('packages/web/src/shared/call-flow/call-flow.test.tsx'),
  async ({ page, ownServer }) => {
    sendToMenu(ownServer)
    await page.route('**/assets/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), control: false } })
    })
    await openAs(page, 'readonly', '/service/tracking-number')
    const dialog = await askWhere(page)
    await expect(dialog.getByRole('button', { name: 'Press 1: Appointments' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Test call' })).toHaveCount(0)
  },
)
