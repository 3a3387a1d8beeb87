import { CliError } from '../cli-error.ts'
import { pathHint } from '../path-hint.ts'
import type { CheckReport, Outcome } from './outcome.ts'

/** Not as an API answers: it does not know the call, or has a page or a text for it. */
const isElsewhere = ({ state, drift }: Outcome) =>
  state === 'missing' || drift.some(({ where }) => where === 'header content-type')

const isUnanswered = ({ drift }: Outcome) => drift.some(({ where }) => where === 'answer')

/** Throws a CliError where a report would say nothing of the server: nobody answered, or nobody let us in. */
export function assertReached({ url, outcomes }: CheckReport): void {
  const asked = outcomes.filter(({ state }) => state !== 'skipped')
  const reason = asked[0]?.drift[0]?.got
  if (asked.length > 0 && asked.every(isUnanswered)) throw new CliError(`No call to ${url} was answered: ${reason}.`)
  const hint = pathHint(url)
  if (asked.length > 1 && hint !== '' && asked.every(isElsewhere)) {
    throw new CliError(`${url} knows none of the calls.${hint}`)
  }
  if (asked.length > 1 && asked.every(({ state }) => state === 'missing')) {
    throw new CliError(`${url} knows none of the calls. Give the address of the API with its path, such as …/api/v1.`)
  }
  const refused = asked.filter(({ state }) => state === 'refused')
  if (refused.length > 0 && !asked.some(({ state, drift }) => state === 'ok' || drift.length > 0)) {
    throw new CliError(
      `The server refused every call (${refused[0]?.reason}). Sign in again, or as somebody who may read.`,
    )
  }
}
