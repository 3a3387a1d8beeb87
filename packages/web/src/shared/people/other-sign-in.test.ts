import { expect, it } from 'vitest'
import { otherSignIn } from './other-sign-in.ts'

const felix = { id: 3, username: 'felix', email: 'felix@harbordental.example' }

it('says which sessions a new password or address ends', () => {
  const said = 'Changes saved. All sessions of felix have ended; API keys still work.'
  expect(otherSignIn(felix, { password: 'New-1-password' })?.text).toBe(said)
  expect(otherSignIn(felix, { email: 'f@harbordental.example' })?.text).toBe(said)
})

it('says nothing of sessions after other changes', () => {
  expect([undefined, { email: felix.email }, { firstName: 'F' }].map((sent) => otherSignIn(felix, sent))).toEqual(
    Array(3).fill(undefined),
  )
})
