import type { components } from '@lineboard/contract'
import { lookedUp } from '../../../kit/count-by.ts'
import { valueAt } from '../../../kit/value-at.ts'
import { labelOf } from '../../../lib/labels.ts'
import { comma } from '../../../lib/messages.ts'
import { t } from '../menu/voice-menus.messages.ts'

type Problem = components['schemas']['IvrProblem']

const labels: Record<Problem['code'], string> = {
  dead_end: t('problem.dead_end'),
  unreachable: t('problem.unreachable'),
  loop: t('problem.loop'),
  missing_timeout: t('problem.missing_timeout'),
  duplicate_key: t('problem.duplicate_key'),
  missing_target: t('problem.missing_target'),
}

/** Whether a server names a problem of menus by this. */
export const isProblem = (code: string): code is Problem['code'] => Object.hasOwn(labels, code)

/** What keeps a menu from being published, each reason once. */
export const problemsText = (codes: readonly Problem['code'][]): string =>
  [...new Set(codes.map((code) => labelOf(labels, code)))].join(comma)

function checksText(said: string, row?: object): string {
  const found = said === '' && row ? valueAt(row, 'errors') : undefined
  // The row of this list.
  const problems = found as readonly Problem[] | undefined
  if (!problems) return said
  return problems.length === 0 ? t('ok') : problemsText(problems.map(({ code }) => code))
}

/** What the editor says of the menus of a page, by the same function; where that can't be read, what the server says of them. */
export const checks = {
  cell: { toText: checksText, widthPx: 200 },
  counted: lookedUp({
    call: 'Ivr.find',
    ask: async (ids, options) => (await import('./menu-checks.ts')).readChecks(ids, options),
  }),
}
