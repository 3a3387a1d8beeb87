import type { MenuChoice } from '@lineboard/sdk/call-path'
import { labelOf } from '../../../lib/labels.ts'
import { comma } from '../../../lib/messages.ts'
import { kindLabels } from '../menu/action-labels.ts'
import { t } from './flow.messages.ts'
import type { EndNode, FlowNode } from './flow-graph.ts'

type PhoneFormat = (text: string) => string

/** A key as a line has it: short. */
export const shortKey = (key: MenuChoice['key']): string =>
  key === 'timeout' || key === 'invalid' ? t(`key.${key}`) : key

/** A choice in the list of its menu: its name, or else what it does. */
export const rowText = ({ label, kind }: MenuChoice): string => label || labelOf(kindLabels, kind)

function targetText({ choice: { kind, target }, gateway }: EndNode, formatPhone: PhoneFormat): string {
  if (kind === 'repeat' || kind === 'hang_up') return ''
  if (!target) return t('nothing')
  if (kind === 'dial_number') return formatPhone(target)
  if (kind === 'dial_gateway') return gateway || t('aGateway')
  return kind === 'voice_menu' ? t('gone') : target
}

/** What stands on a node: what it is, in small, and its name. */
export function nodeText(node: FlowNode, formatPhone: PhoneFormat): { above: string; title: string } {
  if (node.kind === 'menu') {
    const { isOwn, menu } = node
    const draft = !isOwn && menu.status === 'draft'
    const notes = [t('target.voice_menu'), ...(isOwn ? [t('thisMenu')] : []), ...(draft ? [t('draft')] : [])]
    return { above: notes.join(comma), title: menu.name || t('unnamed') }
  }
  const kind = t(`target.${node.choice.kind}`)
  const target = targetText(node, formatPhone)
  return target ? { above: kind, title: target } : { above: '', title: kind }
}

/** A node as it is read out. */
export function nodeName(node: FlowNode, formatPhone: PhoneFormat): string {
  if (node.kind === 'menu') return t('menuNode', { name: node.menu.name || t('unnamed'), count: node.choices.length })
  const { above, title } = nodeText(node, formatPhone)
  return above ? t('endNode', { kind: above, target: title }) : title
}
