import { ValidationError } from '@lineboard/sdk'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldProblems } from '../../lib/errors/field-problems.ts'
import { fieldName } from './registration-labels.ts'

export { quoted } from '../../lib/errors/is-worded.ts'

/** Why a call failed, in words for a person: what the server says of each field, else of the whole. */
export function refusalText(error: unknown): string {
  const texts = error instanceof ValidationError && error.details ? fieldProblems(error.details, fieldName) : []
  // The address is the name one signs in with: what is wrong with it comes twice.
  return texts.length > 0 ? [...new Set(texts)].join(' ') : errorText(error)
}
