import { WordedError } from '../../lib/errors/is-worded.ts'
import { t } from './unanswered.messages.ts'

/** A row that the server has stored, and answered without its id. */
export const unnamedError = (): WordedError => new WordedError(t('unnamed'))
