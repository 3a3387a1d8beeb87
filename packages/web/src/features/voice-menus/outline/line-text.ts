import type { CallSetup, MenuChoice } from '@lineboard/sdk/call-path'
import { keyText } from '../checks/finding-text.ts'
import { t } from './outline.messages.ts'

type Names = Pick<CallSetup, 'menu' | 'gateway'>

function targetText({ menu, gateway }: Names, { kind, target }: MenuChoice, formatPhone: (text: string) => string) {
  if (!target) return t('nothing')
  if (kind === 'dial_number') return formatPhone(target)
  if (kind === 'voice_menu') return menu(Number(target))?.name ?? target
  return kind === 'dial_gateway' ? gateway(Number(target))?.name || t('aGateway') : target
}

/** What a key does, in a line. */
export function lineText(names: Names, choice: MenuChoice, formatPhone: (text: string) => string): string {
  const what = t(choice.kind, { target: targetText(names, choice, formatPhone) })
  const { label, key } = choice
  return t('line', { key: keyText(key), what: label ? t('named', { label, what }) : what })
}
