import { button, dialog, field, link, type PersonAt } from './page.ts'

const newcomer = { email: 'ada@pier.example', password: 'Harbor-Pier-18!' }

/** Waits until the field with a label has the focus, as a step gives it to its first one. */
const atField = (person: PersonAt, label: string) =>
  person.until(`document.activeElement.labels?.[0]?.textContent.startsWith(${JSON.stringify(label)})`)

/** Types into one field after the other; an empty text passes one by, or a button. */
async function typeOn(person: PersonAt, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    if (text) await person.keys(text)
    await person.key('Tab')
  }
}

async function verifyEmail(person: PersonAt): Promise<void> {
  await atField(person, 'Email')
  await person.keys(newcomer.email)
  await person.key('Enter')
  await atField(person, 'Verification code')
  await person.keys(person.mailedCode(newcomer.email))
  await person.key('Enter')
}

async function fillProfile(person: PersonAt): Promise<void> {
  const { password } = newcomer
  await atField(person, 'First Name')
  await typeOn(person, ['Ada', 'Moss', password, '', password, '', '1 Pier Road', 'Berlin'])
  await person.keys('germ')
  await person.key('Enter')
  await typeOn(person, ['', '10115'])
  await atField(person, 'State/Province')
  await person.key('ArrowDown')
  await person.key('ArrowDown')
  await person.key('Enter')
  await typeOn(person, ['', 'Harbor Pier', ''])
  await person.keys('030901820')
  await person.key('Enter')
}

async function pay(person: PersonAt): Promise<void> {
  await atField(person, 'Name on Card')
  await person.keys('Ada Moss')
  await person.type(field('Card number'), '4242424242424242')
  await typeOn(person, ['', '1240', '123'])
  await person.press('//input[@type="checkbox"]')
  await person.press(button('Accept', dialog))
  await person.press(button('Pay'))
  await person.sees('You have completed the registration.')
}

/** Opens an account from the sign-in page on, by keys but for what is agreed to, and signs in with it. */
export async function signUp(person: PersonAt): Promise<void> {
  await person.press(link('Sign Up'))
  await verifyEmail(person)
  await fillProfile(person)
  await pay(person)
  await person.until(`document.querySelector('input[name=username]')?.value === ${JSON.stringify(newcomer.email)}`)
  await person.type(field('Password'), newcomer.password)
  await person.key('Enter')
  await person.sees('Your first number in three steps')
}
