import { editedForms } from './support/edited-forms.ts'
import { listPage } from './support/list-page.ts'
import { expect, test } from './support/loopback.ts'
import { nightly } from './support/nightly.ts'
import { changedRows, saveForms, textbox } from './support/saved-forms.ts'
import { goTo, openAs } from './support/sign-in.ts'

const bySaves = nightly('packages/web/src/list/every-save-on-loopback.test.ts')
/** A form is saved by somebody in each run, where somebody else has saved meanwhile. */
const bySavesAndOne = nightly(
  'packages/web/src/list/every-save-on-loopback.test.ts',
  'packages/web/e2e/real-server.test.ts',
)
const byChanges = nightly('packages/web/src/list/every-change.test.ts', 'packages/loopback-server/test/writes.test.ts')

const byVersions = nightly(
  'packages/web/src/features/voice-menus/versions/versions.test.ts',
  'packages/web/src/list/every-change.test.ts',
)

/** A form that sends its whole row, one that sends calls of its own, one whose field holds JSON, and one within another form. */
const inEachRun = new Set(['OpNumber', 'DashRole', 'SystemSetting', 'ApiKey'])

const rounds = [
  ['a save changes the edited field alone', bySavesAndOne, editedForms.filter(([, model]) => inEachRun.has(model))],
  ['a save of any form changes the edited field alone', bySaves, editedForms],
] as const

for (const [title, details, forms] of rounds) {
  test(title, details, async ({ page, loopback }) => {
    test.setTimeout(600_000)
    await openAs(page, 'super')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await saveForms(page, loopback, forms)
  })
}

test('an emptied field is emptied, and nothing else', bySaves, async ({ page, loopback }) => {
  for (const [path, model] of [
    ['routing/receiving', 'ReceivingNumber'],
    ['tracking-source', 'TrackingSource'],
  ]) {
    const before = await loopback.rows(model ?? '')
    const id = Number(before.find(({ description }) => description)?.id)
    await openAs(page, 'super', `/service/${path}/edit/${id}`)
    const { dialog } = listPage(page)
    await textbox(dialog, 'Description').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()
    const [changed, ...others] = await changedRows(loopback, model ?? '', before)
    expect([Object.keys(changed ?? {}), changed?.description || null, others]).toEqual([
      ['id', 'description'],
      null,
      [],
    ])
  }
})

test('fields of several rows at once, and taken back', byChanges, async ({ page, loopback }) => {
  const before = await loopback.rows('OpNumber')
  await openAs(page, 'super', '/service/tracking-number')
  const change = async (text: string) => {
    const { rows } = listPage(page)
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Change 2 tracking numbers' })
    await dialog.getByLabel('Change Description').check()
    await dialog.getByRole('textbox', { name: 'Description' }).fill(text)
    await dialog.getByRole('button', { name: 'Apply' }).click()
  }
  await change('Taken back')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back')).toHaveCount(0)
  expect(await changedRows(loopback, 'OpNumber', before)).toEqual([])

  await change('Both')
  await expect(page.getByText('2 tracking numbers changed.')).toBeVisible()
  const changed = await changedRows(loopback, 'OpNumber', before)
  expect(changed.map(({ id: _, ...fields }) => fields)).toEqual([{ description: 'Both' }, { description: 'Both' }])
})

test(
  'a filter by related rows finds theirs alone, and a list that cannot be sorted by them says so',
  nightly(
    'packages/web/src/list/every-related-text.test.ts',
    'packages/web/src/list/every-relation-on-loopback.test.ts',
  ),
  async ({ page, loopback }) => {
    const sources = await loopback.rows('TrackingSource')
    const name = sources[0]?.name
    const ids = sources.filter((source) => source.name === name).map(({ id }) => id)
    const numbers = (await loopback.rows('OpNumber')).filter((row) => ids.includes(row.tracking_sourceId))
    const filter = encodeURIComponent(`trackingSourceName:="${name}"`)
    await openAs(page, 'super', `/service/tracking-number?filter=${filter}&sort=ReceivingNumber.number`)
    await expect(listPage(page).rows).toHaveCount(numbers.length)
    await expect(page.getByText(/This server cannot sort by .+ in the order in which they were added\./)).toBeVisible()
  },
)

test('what somebody else saved meanwhile stays where it is chosen, and with what no form knows', async ({
  page,
  loopback,
}) => {
  await openAs(page, 'super', '/service/customer/edit/2')
  const { dialog } = listPage(page)
  await dialog.getByLabel('First name').fill('Norah')
  const before = await loopback.rows('Customer')
  const meanwhile = before.map((row) =>
    row.id === 2 ? { ...row, firstName: 'Eleonora', lastName: 'Quist', balance: 9, legacyNote: 'Changed' } : row,
  )
  await loopback.load('Customer', meanwhile)
  const saved = await loopback.rows('Customer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('dialog', { name: 'Somebody else, or another tab, has changed this' })
  await question.getByRole('button', { name: 'Save this' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  expect(await changedRows(loopback, 'Customer', saved)).toEqual([{ id: 2, firstName: 'Norah' }])
})

test(
  'an import adds what is new, and leaves what is there as it is',
  nightly('packages/web/src/list/import/run-import.test.ts', 'packages/web/src/list/import/import-updates.test.ts'),
  async ({ page, loopback }) => {
    const before = await loopback.rows('TrackingSource')
    const known = before.find(({ customerId }) => customerId === 1) ?? before[0]
    await openAs(page, 'super', `/service/tracking-source?customer=${known?.customerId}`)
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog')
    const text = `Name,Kind\n${known?.name},other\nSpring leaflets,other\n`
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'sources.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(dialog.getByText('1 tracking source was added.')).toBeVisible()
    const after = await loopback.rows('TrackingSource')
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toMatchObject([{ name: 'Spring leaflets', type: 'other' }])
  },
)

test(
  'what becomes of a call changes that alone, and so does taking the calls of a contact again',
  byChanges,
  async ({ page, loopback }) => {
    const sample = await loopback.rows('CallLog')
    const call = sample.find(({ callerNumber }) => callerNumber !== 'anonymous')
    await loopback.load('CallLog', [{ ...call, status: 'missed', handling: 'open', legacyNote: 'Stays' }])
    const before = await loopback.rows('CallLog')
    await openAs(page, 'super', '/service/to-handle?period=all')
    await listPage(page)
      .rows.first()
      .getByRole('button', { name: /^More to do/ })
      .click()
    await page.getByRole('menuitem', { name: 'Mark as handled', exact: true }).click()
    await expect.poll(() => changedRows(loopback, 'CallLog', before)).toEqual([{ id: call?.id, handling: 'handled' }])

    const [contact] = await loopback.rows('PhoneBook')
    await loopback.load('PhoneBook', [{ ...contact, blocked: true, legacyNote: 'Stays' }])
    const contacts = await loopback.rows('PhoneBook')
    await goTo(page, `/service/call-log/caller/${encodeURIComponent(String(contact?.number))}`)
    await page.getByRole('button', { name: 'Unblock' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await changedRows(loopback, 'PhoneBook', contacts)).toEqual([{ id: contact?.id, blocked: false }])
  },
)

test(
  'edits of a menu that callers hear are kept beside it, and published as they were made',
  byVersions,
  async ({ page, loopback }) => {
    const menus = await loopback.rows('Ivr')
    const choices = await loopback.rows('IvrAction')
    const menu = menus.find(({ status }) => status === 'published')
    await openAs(page, 'super', `/service/ivr/edit/${menu?.id}`)
    const { dialog } = listPage(page)
    await textbox(dialog, 'Description').fill('Edited')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved as a draft.')).toBeVisible()
    expect(await changedRows(loopback, 'Ivr', menus)).toEqual([])

    await goTo(page, `/service/ivr/edit/${menu?.id}`)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect.poll(() => changedRows(loopback, 'Ivr', menus)).toEqual([{ id: menu?.id, description: 'Edited' }])
    expect(await changedRows(loopback, 'IvrAction', choices)).toEqual([])
  },
)
