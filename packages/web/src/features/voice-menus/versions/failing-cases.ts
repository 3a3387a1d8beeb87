import { WordedError } from '../../../lib/errors/worded-error.ts'
import { endText } from '../simulator/end-text.ts'
import type { CaseResult } from '../simulator/menu-case.ts'
import { t } from './versions.messages.ts'

/** Cases fail, and nobody said that they are to be put aside. */
export class CasesFail extends WordedError {
  override name = 'CasesFail'
  readonly failing: readonly CaseResult[]

  constructor(failing: readonly CaseResult[]) {
    super(t('casesFail', { cases: failing.map((each) => failingText(each, (text) => text)).join(' ') }))
    this.failing = failing
  }
}

/** What a case expects, and what it comes to instead. */
export const failingText = ({ tried, now }: CaseResult, formatPhone: (text: string) => string): string =>
  t('caseFails', { name: tried.name, expected: endText(tried.end, formatPhone), now: endText(now, formatPhone) })
