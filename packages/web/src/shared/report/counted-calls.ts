import { MOST_COUNTED_CALLS, type ReportCalls, type ReportQuestion, TooManyCallsError } from '@lineboard/sdk/reports'
import { proxy } from 'valtio'
import { api } from '../../data/client.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { t } from './counted-calls.messages.ts'

/** How far the reading of calls has come: none are read where both are 0. */
export const counting = proxy({ read: 0, of: 0 })

/** How long rows that were read count for other figures of the same screen, in milliseconds. */
const KEPT_MS = 10_000

/** Questions about calls that were asked a moment ago, with their answers. */
const asked = new Map<string, Promise<unknown>>()
let pending = 0

function settle(): void {
  pending -= 1
  if (pending === 0) Object.assign(counting, { read: 0, of: 0 })
}

addPersonalState({ forget: () => asked.clear() })

type Call = (args?: object, options?: { signal?: AbortSignal | undefined }) => Promise<unknown>

/** A call that widgets of one screen ask once: several of them count the same calls. */
function once(name: string, call: Call, note: (answer: unknown) => void): Call {
  return async (args, options) => {
    options?.signal?.throwIfAborted()
    const key = `${name} ${JSON.stringify(args)}`
    const known = asked.get(key)
    if (known) return known
    const answer = call(args)
    asked.set(key, answer)
    const forget = () => void (asked.get(key) === answer && asked.delete(key))
    answer.then((data) => {
      note(data)
      setTimeout(forget, KEPT_MS)
    }, forget)
    return answer
  }
}

function sharedCalls(): ReportCalls {
  const { CallLog, Report, TrackingSource } = api()
  const noteCount = (answer: unknown) => {
    counting.of += Number(Object(answer).count)
  }
  const noteRows = (answer: unknown) => {
    counting.read += Array.isArray(answer) ? answer.length : 0
  }
  return {
    Report,
    TrackingSource,
    CallLog: {
      compareReport: CallLog.compareReport,
      // The same calls, with the same arguments and answers.
      count: once('count', CallLog.count as Call, noteCount) as typeof CallLog.count,
      // The same calls, with the same arguments and answers.
      find: once('find', CallLog.find as Call, noteRows) as typeof CallLog.find,
    },
  }
}

/** A report counted from the rows of calls. Throws in words where there are too many. */
export async function countedReport<Question extends ReportQuestion, Answer>(
  read: (calls: ReportCalls, question: Question, options: { signal?: AbortSignal | undefined }) => Promise<Answer>,
  question: Question,
  signal?: AbortSignal,
): Promise<Answer> {
  pending += 1
  try {
    return await read(sharedCalls(), { ...question, only: question.only ?? {} }, { signal })
  } catch (error) {
    if (error instanceof TooManyCallsError)
      throw new WordedError(t('tooMany', { calls: error.calls, most: MOST_COUNTED_CALLS }), { isFinal: true })
    throw error
  } finally {
    settle()
  }
}
