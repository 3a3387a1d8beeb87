import { zRegistration } from '@lineboard/contract/zod'
import { expect, it } from 'vitest'
import { signUpStates } from '../../testing/sign-up-states.ts'
import { toRegistration } from './checkout.ts'

const { afterPaying } = signUpStates
const payment = { token: 'pi_1', method: 'pm_1', amount: '44.00', currency: 'USD' }

it('is what the contract asks for', () => {
  expect(zRegistration.safeParse(toRegistration(afterPaying, payment)).error).toBeUndefined()
})

it('has every documented part', () => {
  expect(toRegistration(afterPaying, payment)).toEqual({
    email: 'ada@example.com',
    code: '123456',
    username: 'ada@example.com',
    password: 'Harbor-Pier-18!',
    firstName: 'Ada',
    lastName: 'Moss',
    isVerificationRequired: false,
    agreeTermsConditions: true,
    Customer: {
      name: 'Harbor Pier',
      phone: '+12125550142',
      industry: 'real_estate',
      contactEmail: 'ada@example.com',
      currency: 'USD',
    },
    BusinessAddress: {
      street_address: '1 Pier Road',
      city: 'New York',
      country: 'us',
      province: 'New York',
      zip_code: '10001',
    },
    Service: { planId: 1, starting_balance: '5' },
    Payment: {
      cardName: 'Ada Moss',
      cardNo: expect.any(String),
      cardExpDate: expect.any(String),
      cardCvv: expect.any(String),
      token: 'pi_1',
      payment_method: 'pm_1',
    },
  })
})

it('has no plan where there is none, and the site where it was given', () => {
  const { offer, choices, profile } = afterPaying
  const body = toRegistration(
    {
      ...afterPaying,
      offer: { ...offer, plans: [] },
      choices: { ...choices, startingBalance: 0 },
      profile: { ...profile, website: ' https://pier.example ', industry: '' },
    },
    payment,
  )
  expect(body.Service).toEqual({ planId: null, starting_balance: '0' })
  expect(body.Customer.website).toBe('https://pier.example')
  expect(body.Customer).not.toHaveProperty('industry')
})

it.each([
  ['Ada Moss', ' Harbor Pier Ltd ', 'Harbor Pier Ltd'],
  ['Ada Moss', ' ', 'Ada Moss'],
  [`${'A'.repeat(80)} ${'M'.repeat(80)}`, '', `${'A'.repeat(80)} ${'M'.repeat(39)}`],
])('has the name on the card, and who signs up where it is not known: %s, "%s"', (person, cardName, sent) => {
  const [firstName = '', lastName = ''] = person.split(' ')
  const profile = { ...afterPaying.profile, firstName, lastName }
  const body = toRegistration({ ...afterPaying, cardName, profile }, payment)
  expect(body.Payment.cardName).toBe(sent)
  expect(zRegistration.safeParse(body).error).toBeUndefined()
})
