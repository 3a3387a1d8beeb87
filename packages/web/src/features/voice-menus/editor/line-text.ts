import type { CallSetup, MenuChoice } from '@lineboard/sdk/call-flow'
import { keyText } from '../checks/finding-text.ts'
import { t } from './outline.messages.ts'

export type Names = Pick<CallSetup, 'menu' | 'gateway'>

function targetText(
  { menu, gateway }: Names,
  { kind, target }: Pick<MenuChoice, 'kind' | 'target'>,
  formatPhone: (text: string) => string,
) {
  if (!target) return t('nothing')
  if (kind === 'dial_number') return formatPhone(target)
  if (kind === 'voice_menu') return menu(Number(target))?.name ?? t('goneMenu')
  if (kind === 'play') return t('recording', { id: target })
  return kind === 'dial_gateway' ? gateway(Number(target))?.name || t('aGateway') : target
}

/** What a choice does, by its own name where it has one. */
export function doesText(
  names: Names,
  choice: Pick<MenuChoice, 'kind' | 'target' | 'label'>,
  formatPhone: (text: string) => string,
): string {
  const what = t(choice.kind, { target: targetText(names, choice, formatPhone) })
  return choice.label ? t('named', { label: choice.label, what }) : what
}

/** What a key does, in a line. */
export const lineText = (names: Names, choice: MenuChoice, formatPhone: (text: string) => string): string =>
  t('line', { key: keyText(choice.key), what: doesText(names, choice, formatPhone) })
