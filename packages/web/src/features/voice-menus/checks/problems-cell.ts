import type { components } from '@lineboard/contract'
import type { Cell } from '../../../kit/column.ts'
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

export const problemsCell: Cell<readonly Problem[]> = {
  toText: (problems) => (problems.length === 0 ? t('ok') : problemsText(problems.map(({ code }) => code))),
  widthPx: 200,
}
