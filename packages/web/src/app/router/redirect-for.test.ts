import { accessOf, type SectionName } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { redirectFor } from './redirect-for.ts'

const accessTo = (...sections: SectionName[]) =>
  accessOf(
    { id: 7 },
    sections.map((name) => ({ GuiSection: { name }, GuiPermission: { name: 'READONLY' } })),
  )

describe('redirectFor', () => {
  it.each([
    ['the super administrator, who has no account', accessOf({ id: 1 }, []), '/service/billing', '/service/dashboard'],
    ['the super administrator', accessOf({ id: 1 }, []), '/service/billing/settings', '/service/dashboard'],
    [
      'the super administrator among all transactions',
      accessOf({ id: 1 }, []),
      '/service/billing/transactions',
      undefined,
    ],
    ['anybody else', accessTo(), '/service/billing', undefined],
    ['the own user, for who may see no users', accessTo(), '/service/user/edit/7', '/service/user/account'],
    ['somebody else', accessTo(), '/service/user/edit/8', undefined],
    ['the own user among users', accessTo('Manage Users'), '/service/user/edit/7', undefined],
    ['the dashboard', accessTo('Call Logs'), '/service/dashboard', '/service/call-log'],
  ])('%s', (_, access, path, instead) => {
    expect(redirectFor(path, access, 7)).toBe(instead)
  })
})
