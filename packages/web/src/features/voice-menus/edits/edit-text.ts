import type { CallSetup } from '@lineboard/sdk/call-path'
import { labelOf } from '../../../lib/label-of.ts'
import { keyLabels } from '../action-labels.ts'
import type { ActionValues } from '../action-values.ts'
import { choiceAt } from '../edited-menu.ts'
import { lineText } from '../outline/line-text.ts'
import { t } from './edits.messages.ts'
import { type Edit, edited } from './edits.ts'

/** What an edit did, in words to be read out. */
export function editText(
  setup: Pick<CallSetup, 'menu' | 'gateway'>,
  before: readonly ActionValues[],
  edit: Edit,
  formatPhone: (text: string) => string,
): string {
  const after = edited(before, edit)
  const lineOf = (values: ActionValues | undefined, at: number) =>
    values ? lineText(setup, choiceAt(values, at, 0), formatPhone) : ''
  switch (edit.kind) {
    case 'add':
      return t('added', { line: lineOf(after.at(-1), after.length - 1) })
    case 'remove':
      return edit.at.map((at) => t('removed', { line: lineOf(before[at], at) })).join(' ')
    case 'move':
      return t('moved', { line: lineOf(before[edit.at], edit.at), place: edit.to + 1, count: after.length })
    case 'key':
      return t('rekeyed', { line: lineOf(before[edit.at], edit.at), key: labelOf(keyLabels, edit.key) })
    case 'lead':
      return t('changed', { line: lineOf(after[edit.at], edit.at) })
  }
}
