import { ValidationError } from '@lineboard/sdk'
import { WordedError } from '../../../lib/errors/worded-error.ts'
import { isProblem, problemsText } from '../checks/problems-cell.ts'
import { t } from './versions.messages.ts'

/** Why a server does not publish a menu, in words: what it says of the status stands at no field. Any other error stays as it is. */
export function notPublished(error: unknown): unknown {
  const codes = error instanceof ValidationError ? error.details?.codes : undefined
  const problems = codes?.status?.filter(isProblem) ?? []
  if (problems.length === 0 || Object.keys(codes ?? {}).length > 1) return error
  return new WordedError(t('notPublished', { problems: problemsText(problems) }))
}
