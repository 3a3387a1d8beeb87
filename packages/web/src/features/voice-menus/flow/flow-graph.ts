import type { CallMenu, CallSetup, MenuChoice, MenuFinding } from '@lineboard/sdk/call-flow'
import { placeOfChoice } from '../menu/edited-menu.ts'

/** A menu on the canvas: the one that is edited, or one that it leads to. */
export interface MenuNode {
  kind: 'menu'
  id: string
  menu: Pick<CallMenu, 'id' | 'name' | 'status'>
  /** Whether it is the one that is edited; the others have forms of their own. */
  isOwn: boolean
  choices: readonly MenuChoice[]
  findings: readonly MenuFinding[]
}

/** Where a choice ends: what is called, a mailbox, a recording, the end of the call, or nothing yet. */
export interface EndNode {
  kind: 'end'
  id: string
  choice: MenuChoice
  /** Name of the gateway that is called over, where it is one that this person sees. */
  gateway?: string | undefined
  isOwn: boolean
  findings: readonly MenuFinding[]
}

export type FlowNode = MenuNode | EndNode

/** A key, from the menu it is pressed in to where it leads. */
export interface FlowEdge {
  id: string
  from: string
  to: string
  choice: MenuChoice
  /** Place among the choices of the menu that is edited, from 0; undefined for a key of another one. */
  at: number | undefined
}

/** A menu over all levels as a graph, in the order of its keys. */
export interface FlowGraph {
  nodes: readonly FlowNode[]
  edges: readonly FlowEdge[]
}

interface Drawn {
  setup: Pick<CallSetup, 'menu' | 'choices' | 'gateway'>
  menu: CallMenu
  findings: readonly MenuFinding[]
}

/** Names the node of a menu. */
export const menuNodeId = (id: number) => `menu ${id}`

/** Names of the lines of a menu, which stay while others come and go: by menu and key, and by their order where a key is there twice. */
export function lineIds(menuId: number, choices: readonly Pick<MenuChoice, 'key'>[]): string[] {
  const count = new Map<string, number>()
  return choices.map(({ key }) => {
    const before = count.get(key) ?? 0
    count.set(key, before + 1)
    return `key ${menuId} ${key}${before > 0 ? ` ${before}` : ''}`
  })
}

/**
 * The graph of a menu: a node for each menu that can be reached, once, and one for the end of each key that leads to no menu. What
 * is wrong with a choice stands where it leads.
 */
export function flowGraph({ setup, menu: own, findings }: Drawn): FlowGraph {
  const nodes: FlowNode[] = []
  const edges: FlowEdge[] = []
  const seen = new Set<number>()
  const ledTo = ({ kind, target }: MenuChoice): CallMenu | undefined => {
    const menu = kind === 'voice_menu' ? setup.menu(Number(target)) : undefined
    return menu?.customerId === own.customerId ? menu : undefined
  }
  const gatewayOf = ({ kind, target }: MenuChoice) =>
    kind === 'dial_gateway' ? setup.gateway(Number(target))?.name : undefined
  const ofChoice = (id: number) => findings.filter(({ choiceId }) => choiceId === id)
  const ofMenu = (menu: CallMenu) => {
    const leading = setup.choices(own.id).filter((choice) => ledTo(choice)?.id === menu.id)
    const general = menu.id === own.id ? findings.filter(({ choiceId }) => choiceId === undefined) : []
    return [...general, ...leading.flatMap(({ id }) => ofChoice(id))]
  }
  const open = [own]
  for (let menu = open.shift(); menu; menu = open.shift()) {
    if (seen.has(menu.id)) continue
    seen.add(menu.id)
    const isOwn = menu.id === own.id
    const choices = setup.choices(menu.id)
    const { id, name, status } = menu
    nodes.push({ kind: 'menu', id: menuNodeId(id), menu: { id, name, status }, isOwn, choices, findings: ofMenu(menu) })
    const ids = lineIds(id, choices)
    for (const [place, choice] of choices.entries()) {
      const key = ids[place] ?? ''
      const next = ledTo(choice)
      const end = `end of ${key}`
      if (next) open.push(next)
      else
        nodes.push({ kind: 'end', id: end, choice, gateway: gatewayOf(choice), isOwn, findings: ofChoice(choice.id) })
      const at = isOwn ? placeOfChoice(choice.id) : undefined
      edges.push({ id: key, from: menuNodeId(id), to: next ? menuNodeId(next.id) : end, choice, at })
    }
  }
  return { nodes, edges }
}
