import type { CallTrace } from '@lineboard/sdk/call-path'
import { t } from './call-path.messages.ts'
import { outcomeText } from './step-text.ts'

type Walked = Pick<CallTrace, 'steps' | 'outcome' | 'pressed'>

/** Where a call goes, in a sentence or two. */
export interface SummaryText {
  goes: string
  /** What follows where nobody answers. */
  unanswered?: string
}

/**
 * Where a call goes. A voice menu takes a call, whatever becomes of it there: that goes by the keys, and with none it is mostly ended, which
 * says nothing of the number.
 */
export function summaryText({ steps, outcome, pressed }: Walked, formatPhone: (number: string) => string): SummaryText {
  const ringsAt = steps.findIndex(({ kind }) => kind === 'rings')
  const menuAt = steps.findIndex(({ kind }) => kind === 'menu')
  const step = steps[menuAt]
  const inMenu = (text: string) =>
    step?.kind === 'menu'
      ? t(pressed.length > 0 ? 'menuTakes.withKeys' : 'menuTakes.withoutKey', { name: step.menu.name, outcome: text })
      : text
  const goes = outcomeText(outcome, formatPhone)
  if (menuAt >= 0 && (ringsAt < 0 || menuAt < ringsAt)) return { goes: inMenu(goes) }
  if (outcome.kind !== 'rings' || !outcome.unanswered) return { goes }
  return { goes, unanswered: t('unanswered', { outcome: inMenu(outcomeText(outcome.unanswered, formatPhone)) }) }
}
