import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { whyLedOn } from './why-led-on.ts'

const root = accessOf({ id: 1, isSuperAdmin: true }, [])

it('who has no account is told so, and who is led on from the dashboard needs no word', () => {
  expect(whyLedOn('/service/billing/cards', root)).toMatch(/^Billing Profile is not shown\. It belongs to the account/)
  expect(whyLedOn('/service/dashboard', root)).toBeUndefined()
})
