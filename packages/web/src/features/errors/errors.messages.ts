import { translator } from '../../lib/messages.ts'

const messages = {
  // The catalogue of the product quotes these texts, spelling included, and tests of others match on them.
  heading404: '404 Error Occured',
  text404: 'Requested resource is not available',
  heading500: '500 Error Occured',
  text500: 'Requested resource is not available.',
  back: 'Go to Back',
} as const

export const t = translator(messages)
