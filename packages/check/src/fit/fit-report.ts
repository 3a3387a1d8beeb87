import type { ContractDocument } from '@lineboard/contract/document'
import type { Paint } from '@lineboard/sdk/command'
import type { CoreFit } from '@lineboard/sdk/fit'
import { type CheckReport, type Drift, isDrift, type Outcome } from '../contract/judge.ts'
import type { Probe } from '../server/probe.ts'

/** A name that no server has a field of. */
const UNKNOWN_FIELD = 'lineboardUnknownField'

/** What a server does with a condition on a field that it does not have, by model. */
export type UnknownFieldReport = Readonly<Record<'ignored' | 'nothing' | 'refused', readonly string[]>>

/** Asks each list by a field that no server has. Lists without rows say nothing. */
export async function askUnknownField(
  probe: Probe,
  { operations }: ContractDocument,
  isWanted: (operationId: string) => boolean,
): Promise<UnknownFieldReport> {
  const found: Record<keyof UnknownFieldReport, string[]> = { ignored: [], nothing: [], refused: [] }
  for (const { id, path } of operations) {
    if (!id.endsWith('.find') || path.includes('{') || !isWanted(id)) continue
    const ask = async (where?: object) => {
      const filter = encodeURIComponent(JSON.stringify({ ...(where && { where }), limit: 1 }))
      const answer = await probe({ method: 'GET', path: `${path}?filter=${filter}` }).catch(() => undefined)
      return { status: answer?.status, count: Array.isArray(answer?.json) ? answer.json.length : undefined }
    }
    if (!(await ask()).count) continue
    const { status = 0, count } = await ask({ [UNKNOWN_FIELD]: 'x' })
    const model = id.replace('.find', '')
    if (status >= 400 && status !== 401 && status !== 403) found.refused.push(model)
    else if (count !== undefined) found[count > 0 ? 'ignored' : 'nothing'].push(model)
  }
  return found
}

/** Columns that the fit names, and those kept aside for a field of the same name, are known. */
function isExtra(fit: CoreFit, operationId: string, path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  return !name.startsWith('core_') && !(name in (fit.fit.models?.[operationId.replace(/\..*/, '')]?.own ?? {}))
}

/** What is left of an outcome beside what the fit says: a field that it lists under `lacks` is no drift. */
export function outcomeBy(fit: CoreFit, outcome: Outcome): Outcome {
  const drift = outcome.drift.filter(({ field, got }) => {
    const [model = '', name = ''] = field?.split('.') ?? []
    return !(got === 'nothing' && fit.has(model, name) === false)
  })
  const extra = outcome.extra.filter((path) => isExtra(fit, outcome.operationId, path))
  const isMended = outcome.state === 'drift' && drift.length === 0
  return { ...outcome, drift, extra, state: isMended ? 'ok' : outcome.state }
}

interface Line {
  model: string
  text: string
  calls: string[]
}

/** Drift by model: a field once, with the calls that return it. */
function linesOf(outcomes: readonly Outcome[]): Map<string, Line[]> {
  const byModel = new Map<string, Map<string, Line>>()
  const add = (model: string, text: string, call: string) => {
    const lines = byModel.get(model) ?? new Map<string, Line>()
    byModel.set(model, lines)
    const line = lines.get(text) ?? { model, text, calls: [] }
    lines.set(text, line)
    if (!line.calls.includes(call)) line.calls.push(call)
  }
  const textOf = ({ where, field, expected, got, source }: Drift) =>
    `${field?.split('.')[1] ?? where}: expected ${expected}, got ${got}${source === 'inferred' ? '; inferred' : ''}`
  for (const { operationId, state, drift } of outcomes) {
    const [own = '', call = ''] = operationId.split('.')
    if (state === 'missing') add(own, 'not on this server', call)
    else if (state === 'drift')
      for (const each of drift) add(each.field?.split('.')[0] ?? own, textOf(each), operationId)
  }
  return new Map([...byModel].map(([model, lines]) => [model, [...lines.values()]]))
}

const shownCalls = (model: string, calls: readonly string[]) =>
  calls.map((call) => call.replace(`${model}.`, '')).join(', ')

const meanings: Readonly<Record<keyof UnknownFieldReport, string>> = {
  ignored: 'ignores it and returns all rows',
  nothing: 'finds nothing',
  refused: 'rejects it',
}

const meaningOf = (key: string): string => Object.entries(meanings).find(([name]) => name === key)?.[1] ?? key

/** What is left for each model after the fit, for a person. */
export function fitReportText(
  report: CheckReport,
  unknown: UnknownFieldReport,
  noneCount: number,
  paint: Paint,
): string {
  const { url, outcomes } = report
  const blocks = [...linesOf(outcomes)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([model, lines]) =>
      [paint('red', model), ...lines.map(({ text, calls }) => `    ${text} (${shownCalls(model, calls)})`)].join('\n'),
    )
  const extra = outcomes
    .filter(({ operationId }) => operationId.endsWith('.find'))
    .flatMap(({ operationId, extra: paths }) =>
      paths.flatMap((path) => (/^\/\w+$/.test(path) ? operationId.replace('find', path.slice(1)) : [])),
    )
  const refused = outcomes.filter(({ state }) => state === 'refused').map(({ operationId }) => operationId)
  const conditions = Object.entries(unknown)
    .filter(([, models]) => models.length > 0)
    .map(([key, models]) => `${meaningOf(key)} (${models.join(', ')})`)
  const notes = [
    ...(conditions.length > 0
      ? [`A condition on a field that the server does not have: ${conditions.join('; ')}.`]
      : []),
    ...(extra.length > 0 ? [`Columns that neither the contract nor the fit names: ${extra.join(', ')}`] : []),
    ...(refused.length > 0 ? [`Not for this session: ${refused.join(', ')}`] : []),
    ...(noneCount > 0 ? [`Not asked, as the fit says none or rows: ${noneCount} calls`] : []),
  ].map((text) => paint('dim', text))
  const count = outcomes.filter(isDrift).length
  const asked = outcomes.filter(({ state }) => ['ok', 'drift', 'missing'].includes(state)).length
  const verdict =
    count === 0
      ? paint('green', `${asked} calls as the fit says`)
      : paint('red', `${count} of ${asked} calls not as the fit says`)
  return `${[...blocks, notes.join('\n'), `${url}: ${verdict}`].filter((each) => each !== '').join('\n\n')}\n`
}
