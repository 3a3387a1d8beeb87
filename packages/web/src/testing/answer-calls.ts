import { initClient } from '../data/client.ts'
import { setErrorHandler } from '../data/report-error.ts'
import { relationProbe } from './relation-probe.ts'
import { showSession, testToken, testUser } from './show-session.ts'

/** Somebody of the owner is signed in, and each call is answered as JSON at once, by a server that looks through relations; nothing is said of what fails. */
export function answerCalls(answer: (request: Request) => unknown): void {
  setErrorHandler(() => undefined)
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }), token: testToken('t', 1) })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => Response.json(relationProbe(request) ?? beyond(request, answer(request))),
  })
}

/** Of rows that are walked over by their ids, those after the one where the walk is. */
function beyond({ url }: Request, answer: unknown): unknown {
  const after = /"id":\{"gt":(\d+)\}/.exec(new URL(url).searchParams.get('filter') ?? '')?.[1]
  if (after === undefined || !Array.isArray(answer)) return answer
  return answer.filter((row) => !(Number(Object(row).id) <= Number(after)))
}
