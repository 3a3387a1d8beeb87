/** The whole of a sign-up, by who has verified this address with a code and paid by a token. `more` goes in the place of what is usual. */
export const registration = (email: string, code: string, token: string, more: object = {}) => ({
  email,
  code,
  username: email,
  password: 'Willow-Lane-7!',
  firstName: 'Ines',
  lastName: 'Lund',
  isVerificationRequired: false,
  Customer: { name: 'Willow Dental', phone: '+12125550188', contactEmail: email, currency: 'USD' },
  BusinessAddress: {
    street_address: '1 Elm',
    city: 'New York',
    country: 'us',
    province: 'New York',
    zip_code: '10001',
  },
  Service: { planId: 1, starting_balance: '5' },
  Payment: { cardName: 'Ines Lund', cardNo: '0', cardExpDate: '01/30', cardCvv: '000', token },
  ...more,
})
