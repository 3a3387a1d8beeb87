import type { MenuFinding } from '@lineboard/sdk/call-flow'
import { labelOf } from '../../../lib/labels.ts'
import { keyLabels } from '../menu/action-labels.ts'
import { placeOfChoice } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { t } from './findings.messages.ts'

/** A key as a sentence begins with it. */
export const keyText = (key: ActionValues['key']): string =>
  key === 'timeout' || key === 'invalid' ? labelOf(keyLabels, key) : t('onKey', { key })

/** What is wrong, in a sentence; that of a choice begins with its key. */
export function findingText({ reason, choiceId }: MenuFinding, actions: readonly ActionValues[]): string {
  const choice = actions[placeOfChoice(choiceId) ?? -1]
  const said = t(`reason.${reason}`)
  return choice ? t('ofChoice', { key: keyText(choice.key), reason: said }) : said
}
