import { describe, expect, it } from 'vitest'
import { goodProfile } from '../../testing/sign-up-states.ts'
import { isProfileComplete, profileProblems } from './profile-rules.ts'
import { initialState, type Profile } from './sign-up-state.ts'

const problemsOf = (changes: Partial<Profile>) => profileProblems({ ...goodProfile, ...changes })
const weak =
  'Password must be at least 8 characters long, with one uppercase, one lowercase, one number, and one special character.'

describe('a profile', () => {
  it('that is good has no problem', () => {
    expect([problemsOf({}), isProfileComplete(goodProfile)]).toEqual([{}, true])
  })

  it.each([
    ['firstName', 'First Name is required'],
    ['lastName', 'Last Name is required'],
    ['street', 'Street Address is required'],
    ['city', 'City is required'],
    ['country', 'Country is required'],
    ['zipCode', 'ZIP/Postal Code is required'],
    ['province', 'State/Province is required'],
    ['businessName', 'Business Name is required'],
    ['phone', 'Business Number is required'],
    ['confirmation', 'Password Confirm is required'],
  ] as const)('needs %s', (field, message) => {
    expect(problemsOf({ [field]: '' })).toEqual({ [field]: message })
  })

  it.each(['industry', 'website'] as const)('needs no %s', (field) => {
    expect(problemsOf({ [field]: '' })).toEqual({})
  })

  it.each([
    ['', '', { password: 'Password is required.', confirmation: 'Password Confirm is required' }],
    ['short', 'short', { password: weak }],
    ['Harbor-Pier-18!', 'Harbor-Pier-18', { confirmation: 'Password and Confirm Password must be match.' }],
  ])('with the password %j and %j', (password, confirmation, problems) => {
    expect(problemsOf({ password, confirmation })).toEqual(problems)
  })

  it('is incomplete at the start, in the United States', () => {
    const { profile } = initialState()
    expect([isProfileComplete(profile), profile.country]).toEqual([false, 'us'])
  })
})
