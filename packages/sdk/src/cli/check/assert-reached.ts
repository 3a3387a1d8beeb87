import type { ContractDocument } from '@lineboard/contract/document'
import { CliError } from '../cli-error.ts'
import { pathHint, refusalHint } from '../hint.ts'
import type { CheckReport, Outcome } from './outcome.ts'

/** Not as an API answers: it does not know the call, or has a page or a text for it. */
const isElsewhere = ({ state, drift }: Outcome) =>
  state === 'missing' || drift.some(({ where }) => where === 'header content-type')

const isUnanswered = ({ drift }: Outcome) => drift.some(({ where }) => where === 'answer')

/** Let in, whatever was answered then. */
const isLetIn = ({ state }: Outcome) => state === 'ok' || state === 'drift'

/** Throws a CliError where a report would say nothing of the server: nobody answered, or nobody let us in. */
export function assertReached({ url, outcomes, silence }: CheckReport, { operations }: ContractDocument): void {
  const asked = outcomes.filter(({ state }) => state !== 'skipped')
  if (asked.length > 0 && asked.every(isUnanswered)) {
    throw new CliError(`No call to ${url} was answered: ${asked[0]?.drift[0]?.got}.`, { cause: silence })
  }
  if (asked.length > 1 && asked.every(isElsewhere)) {
    const what = asked.some(({ state }) => state !== 'missing')
      ? 'answers no call as an API does, but with pages or texts'
      : 'knows none of the calls'
    const hint = pathHint(url) || ' Give the address of the API with its path, such as …/api/v1.'
    throw new CliError(`${url} ${what}.${hint}`)
  }
  // What anybody may call says nothing of a session.
  const forAll = new Set(operations.filter(({ isPublic }) => isPublic).map(({ id }) => id))
  const ofSession = asked.filter(({ operationId }) => !forAll.has(operationId))
  const refused = ofSession.filter(({ state }) => state === 'refused')
  const [worst] = refused.toSorted(({ reason: one = '' }, { reason: other = '' }) => one.localeCompare(other))
  if (worst && !ofSession.some(isLetIn)) {
    throw new CliError(
      `The server refused every call that wants a session (${worst.reason}).${refusalHint(Number.parseInt(worst.reason ?? '', 10))}`,
    )
  }
}
