import type { Paint } from '@lineboard/sdk/command'
import { type CheckReport, type Drift, isDrift, merged, type Outcome } from './judge.ts'

const severity: Readonly<Record<Outcome['state'], number>> = { drift: 4, missing: 3, ok: 2, refused: 1, skipped: 0 }

function together(a: Outcome, b: Outcome): Outcome {
  const [worse, other] = severity[a.state] >= severity[b.state] ? [a, b] : [b, a]
  return {
    ...worse,
    drift: merged([...worse.drift, ...other.drift]),
    extra: [...new Set([...a.extra, ...b.extra])],
    nulls: [...new Set([...(a.nulls ?? []), ...(b.nulls ?? [])])],
  }
}

/** One outcome an operation, of all the calls of it. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome[] {
  const known = new Map<string, Outcome>()
  for (const outcome of outcomes) {
    const before = known.get(outcome.operationId)
    known.set(outcome.operationId, before ? together(before, outcome) : outcome)
  }
  return [...known.values()]
}

const plural = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

const modelOf = ({ operationId }: Outcome) => operationId.split('.')[0] ?? operationId

function driftLine({ where, expected, got, count, source }: Drift): string {
  const places = count > 1 ? ` (${plural(count, 'place')})` : ''
  const guess = source === 'inferred' ? '; inferred' : ''
  return `    ${where}: expected ${expected}, got ${got}${places}${guess}`
}

/** Whether an operation differs in fields alone that the documents of the core API do not name. */
const isGuessed = ({ state, drift }: Outcome) => state === 'drift' && drift.every(({ source }) => source === 'inferred')

function grouped(outcomes: readonly Outcome[], keyOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  const groups = new Map<string, Outcome[]>()
  for (const outcome of outcomes) groups.set(keyOf(outcome), [...(groups.get(keyOf(outcome)) ?? []), outcome])
  return [...groups]
}

/** Models of which the server knows no call are one line, not one a call. */
function missingLines(all: readonly Outcome[], paint: Paint): string[] {
  const missing = all.filter(({ state }) => state === 'missing')
  return grouped(missing, modelOf).map(([model, outcomes]) => {
    const isWhole = all.every((outcome) => modelOf(outcome) !== model || ['missing', 'skipped'].includes(outcome.state))
    const verbs = outcomes.map(({ operationId }) => operationId.split('.')[1]).join(', ')
    const what = isWhole ? 'no call of it is' : `${verbs} ${outcomes.length > 1 ? 'are' : 'is'} not`
    return `${paint('red', model)}: ${what} on this server`
  })
}

/** A list of what was left out, by reason. */
function asideLines(outcomes: readonly Outcome[], state: Outcome['state'], title: string): string[] {
  const groups = grouped(
    outcomes.filter((outcome) => outcome.state === state),
    ({ reason = '' }) => reason,
  )
  return groups.map(
    ([reason, group]) => `${title} (${reason}): ${group.map(({ operationId }) => operationId).join(', ')}`,
  )
}

function extraLines(outcomes: readonly Outcome[]): string[] {
  const withExtra = outcomes.filter(({ extra }) => extra.length > 0)
  return withExtra.map(
    ({ operationId, extra }) => `Fields the contract does not name: ${operationId} ${extra.join(', ')}`,
  )
}

function nullLines(outcomes: readonly Outcome[]): string[] {
  const fields = outcomes.flatMap(({ nulls = [] }) => nulls.map((path) => path.replace(/.*\//, '')))
  if (fields.length === 0) return []
  return [`Null where there is no value, which is read as left out: ${[...new Set(fields)].sort().join(', ')}`]
}

/** The report for a person: drift by operation first, then what could not be checked, then one line of summary. */
export function reportText({ url, contractVersion, outcomes }: CheckReport, paint: Paint): string {
  const drifting = outcomes.filter(({ state }) => state === 'drift')
  const blocks = drifting.map(({ operationId, method, path, drift }) =>
    [`${paint('red', operationId)}  ${paint('dim', `${method} ${path}`)}`, ...drift.map(driftLine)].join('\n'),
  )
  const notes = [
    ...asideLines(outcomes, 'refused', 'Not for this session'),
    ...asideLines(outcomes, 'skipped', 'Not asked'),
    ...extraLines(outcomes),
    ...nullLines(outcomes),
  ].map((line) => paint('dim', line))
  const count = outcomes.filter(isDrift).length
  const asked = outcomes.filter(({ state }) => ['ok', 'drift', 'missing'].includes(state)).length
  const verdict =
    count === 0
      ? paint('green', `${plural(asked, 'call')} as the contract ${contractVersion} says`)
      : paint('red', `${count} of ${plural(asked, 'call')} not as the contract ${contractVersion} says`)
  const guessed = drifting.filter(isGuessed).length
  const guesses =
    guessed > 0
      ? [
          paint(
            'dim',
            `Inferred: the documents of the core API do not name the field. ${plural(guessed, 'call')} differ${guessed === 1 ? 's' : ''} in such fields alone.`,
          ),
        ]
      : []
  const sections = [
    ...blocks,
    ...guesses,
    missingLines(outcomes, paint).join('\n'),
    notes.join('\n'),
    `${url}: ${verdict}`,
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

/** The report for a program; `more` is what a check by a fit adds. */
export function reportJson({ url, contractVersion, outcomes }: CheckReport, more: object = {}): string {
  const counts = Object.fromEntries(grouped(outcomes, ({ state }) => state).map(([state, all]) => [state, all.length]))
  return `${JSON.stringify({ url, contractVersion, isAsContract: !outcomes.some(isDrift), counts, ...more, operations: outcomes }, null, 2)}\n`
}
