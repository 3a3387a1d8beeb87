import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { redirectReason } from './rare-pages.tsx'

const root = accessOf({ id: 1, isSuperAdmin: true }, [])

it('who has no account gets a message, and who is led on from the dashboard needs no word', () => {
  expect(redirectReason('/service/billing/cards', root)).toMatch(
    /^Account Profile is not shown\. It belongs to a customer’s account/,
  )
  expect(redirectReason('/service/dashboard', root)).toBeUndefined()
})
