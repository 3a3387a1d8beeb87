import type { LoopbackServer } from '@lineboard/loopback-server'
import { expect, type Page, test } from '@playwright/test'
import { listPage } from './list-page.ts'
import { goTo } from './sign-in.ts'

/** Forms that add a row: where they are, and what is typed into the fields of text, by name. */
const filledForms: readonly (readonly [path: string, model: string, typed: Readonly<Record<string, string>>])[] = [
  [
    'customer',
    'Customer',
    { companyName: 'Quayside Ltd', companyId: 'C-77', vatNumber: 'DE123456789', website: 'https://quayside.example' },
  ],
  ['tracking-source', 'TrackingSource', { name: 'Spring fair', monthlyCost: '12.50', description: 'Stand 4' }],
  ['routing/receiving', 'ReceivingNumber', { number: '+12125559981', description: 'Desk of Ann', companyId: 'C-77' }],
  [
    'routing/sipgateway',
    'SipGateway',
    { name: 'Second carrier', address: '203.0.113.9', port: '5070', digitsStrip: '2', prefix: '0049' },
  ],
  [
    'ivr',
    'Ivr',
    {
      name: 'Night menu',
      description: 'After six',
      timeoutSeconds: '7',
      maxAttempts: '2',
      'greeting.text': 'We are closed.',
    },
  ],
  ['routing/whitelist', 'Whitelist', { ip: '198.51.100.9', mask: '24', port: '5070', pattern: '^sip' }],
  [
    'phone-book',
    'PhoneBook',
    { number: '+12125559982', name: 'Eve Stone', company: 'Quayside', notes: 'Call in the morning', city: 'Boston' },
  ],
]

/** Value at a path of a row whose first name is the server's, such as `greeting.text`. */
function valueAt(row: unknown, [first = '', ...rest]: readonly string[]): unknown {
  const value: unknown = Object(row)[first]
  return rest.length > 0 ? valueAt(value, rest) : value
}

/** Adds a row by each form: the server then has what was typed, and so has the form when it is opened again. */
export async function fillForms(
  page: Page,
  loopback: LoopbackServer,
  nameOf: (model: string, field: string) => string,
): Promise<void> {
  const { dialog } = listPage(page)
  for (const [path, model, typed] of filledForms) {
    await test.step(model, async () => {
      const before = (await loopback.rows(model)).length
      await goTo(page, `/service/${path}/add`)
      for (const [field, text] of Object.entries(typed)) await dialog.locator(`[name="${field}"]`).fill(text)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect.poll(async () => (await loopback.rows(model)).length).toBe(before + 1)
      // Some forms make further calls, and close the drawer after them. One that cannot make them stays, and says so.
      await expect(page.getByRole('alert').or(page.locator('html:not(:has([role=dialog]))')).first()).toBeAttached()
      const row = (await loopback.rows(model)).at(-1) ?? {}
      const namesAt = (path: string) => {
        const [first = '', ...rest] = path.split('.')
        return [nameOf(model, first), ...rest]
      }
      const kept = Object.keys(typed).map((field) => [field, String(valueAt(row, namesAt(field)) ?? '')])
      const numbers = ['monthlyCost']
      const meant = Object.entries(typed).map(([field, text]) => [
        field,
        numbers.includes(field) ? String(Number(text)) : text,
      ])
      expect(kept, model).toEqual(meant)
      await goTo(page, `/service/${path}/edit/${String(row.id)}`)
      for (const [field, text] of Object.entries(typed))
        await expect(dialog.locator(`[name="${field}"]`)).toHaveValue(text)
    })
  }
}
