import { button, buttonLike, dialog, field, link, type PersonAt } from './page.ts'
import { signUp } from './sign-up.ts'

const password = 'Lineboard1!'

const rows = `[...document.querySelectorAll('.MuiDataGrid-row')]`
const signedIn = `location.pathname.startsWith('/service/')`

/** What password managers do: values at once, and the events of typing, as soon as there are fields. */
const filled = (values: object) => `Object.entries(${JSON.stringify(values)}).map(([name, value]) => {
  const input = document.querySelector('input[name=' + name + ']')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, value)
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  return name
})`

/** Signs in with what a password manager has filled in. */
export async function signInFilled(person: PersonAt): Promise<void> {
  await person.open('/auth/login')
  await person.until(`document.querySelector('input[name=password]')`)
  await person.look(filled({ username: 'admin', password }))
  await person.press(button('Sign In'))
  await person.until(signedIn)
}

/** Signs in by keys alone. */
async function signInByKeys(person: PersonAt): Promise<void> {
  await person.until(`document.querySelector('input[name=password]')`)
  await person.look(`document.querySelector('input[name=username]').select()`)
  await person.keys('admin')
  await person.key('Tab')
  await person.keys(password)
  await person.key('Enter')
  await person.until(signedIn)
}

async function filterList(person: PersonAt): Promise<void> {
  await person.goTo('/service/tracking-source')
  await person.until(`${rows}.length > 3`)
  await person.type('//input[@role="combobox" and starts-with(@aria-label,"Filter")]', 'search ads')
  await person.until(`${rows}.length > 0 && ${rows}.every((row) => /search ads/i.test(row.textContent))`)
}

async function editRow(person: PersonAt): Promise<void> {
  await person.press(link('Search ads'))
  await person.type(field('Description'), ' in winter')
  await person.press(button('Save', dialog))
  await person.sees('Changes saved.')
}

async function deleteAndUndo(person: PersonAt): Promise<void> {
  await person.goTo('/service/ticket')
  await person.until(`location.pathname === '/service/ticket' && ${rows}.length > 0`)
  const name = String(await person.look(`${rows}[0].querySelector('a').textContent`))
  await person.press(button(`Delete ${name}`))
  await person.sees(`Taken off the list: ticket ${name}.`)
  await person.press(button('Undo'))
  await person.until(`${rows}.some((row) => row.textContent.includes(${JSON.stringify(name)}))`)
}

async function openRecord(person: PersonAt): Promise<void> {
  await person.goTo('/service/call-log?period=2000-01-01..2040-01-01')
  await person.until(`location.pathname === '/service/call-log' && ${rows}.length > 3`)
  await person.press('(//*[contains(@class,"MuiDataGrid-row")]//a)[1]')
  await person.sees('Who called')
  await person.key('Escape')
}

async function readReport(person: PersonAt): Promise<void> {
  await person.goTo('/service/reports/activity?period=last7')
  await person.until(`document.querySelector('tfoot') && document.querySelector('[role=img] svg')`)
}

async function editMenu(person: PersonAt): Promise<void> {
  await person.goTo('/service/ivr/edit/1')
  await person.press(button('Press 1', dialog))
  await person.sees('Calls ring at')
  await person.until(`document.querySelector('.react-flow__node')`)
  await person.key('Escape')
}

async function openTicket(person: PersonAt): Promise<void> {
  await person.goTo('/service/ticket/add')
  await person.type(field('Subject'), 'Callers hear nothing')
  await person.type(field('Message'), 'Since this morning')
  await person.press(button('Save', dialog))
  await person.sees(' is open.')
}

async function buyNumber(person: PersonAt): Promise<void> {
  await person.goTo('/service/numberman?country=us&type=local&areaCode=202')
  await person.press(
    '(//*[@aria-label="Available numbers" or .//h2[normalize-space(.)="Available numbers"]]//li//input)[1]',
  )
  await person.press(buttonLike('Hold'))
  await person.press(buttonLike('Buy'))
  await person.press(buttonLike('Buy for', dialog))
  await person.sees('was bought')
}

/** Leaves by the profile menu. */
async function leave(person: PersonAt): Promise<void> {
  await person.goTo('/service/user/account')
  await person.sees('Personal Settings')
  await person.press(buttonLike('Profile of'))
  await person.press('//*[@popover]//*[self::button or self::a][normalize-space(.)="Sign Out"]')
  await person.until(`location.pathname === '/auth/login'`)
}

async function openAccount(person: PersonAt): Promise<void> {
  await leave(person)
  await signUp(person)
}

async function signOut(person: PersonAt): Promise<void> {
  await leave(person)
  await signInByKeys(person)
}

/** The main flows of a signed-in person, in an order in which each finds what it needs. */
export const flows = [
  ['a list is filtered', filterList],
  ['a row is edited', editRow],
  ['a row is deleted, and comes back', deleteAndUndo],
  ['a record is opened', openRecord],
  ['a report is read', readReport],
  ['a voice menu is tried', editMenu],
  ['a ticket is opened', openTicket],
  ['a number is bought', buyNumber],
  ['an account is opened and paid for, and its first sign-in leads to its first number', openAccount],
  ['somebody signs out, and in again by keys', signOut],
] as const
