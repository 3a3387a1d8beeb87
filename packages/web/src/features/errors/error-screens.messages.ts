import { translator } from '../../lib/messages.ts'

const messages = {
  // The catalogue of the product quotes these texts, spelling included, and tests of others match on them.
  heading404: '404 Error Occured',
  text404: 'Requested resource is not available',
  heading500: '500 Error Occured',
  text500: 'Requested resource is not available.',
  back: 'Go to Back',
  missing:
    'There is no page at {path}. It may be mistyped, or have moved: look for it in the menu, or search for its name.',
  search: 'Search everything',
} as const

export const t = translator(messages)
