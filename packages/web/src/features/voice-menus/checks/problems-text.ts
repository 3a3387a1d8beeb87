import type { components } from '@lineboard/contract'
import { labelOf } from '../../../lib/labels.ts'
import { comma } from '../../../lib/messages.ts'
import { t } from './findings.messages.ts'

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
