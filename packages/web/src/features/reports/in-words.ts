import { MOST_COUNTED_CALLS, TooManyCallsError } from '@lineboard/sdk/reports'
import { WordedError } from '../../lib/errors/worded-error.ts'
import { t } from './reports.messages.ts'

/** The same error, said as staff need it where it is one of narrowed reports. */
export const inWords = (error: Error): Error =>
  error instanceof TooManyCallsError
    ? new WordedError(t('tooMany', { calls: error.calls, most: MOST_COUNTED_CALLS }))
    : error
