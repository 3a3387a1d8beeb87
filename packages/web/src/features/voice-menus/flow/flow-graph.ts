import type { CallMenu, CallSetup, MenuChoice, MenuFinding } from '@lineboard/sdk/call-path'
import { placeOfChoice } from '../draft.ts'

/** A menu on the canvas: the one that is edited, or one that it leads to. */
export interface MenuNode {
  kind: 'menu'
  id: string
  menu: CallMenu
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
  setup: Pick<CallSetup, 'menu' | 'choices'>
  menu: CallMenu
  findings: readonly MenuFinding[]
}

const menuNodeId = (id: number) => `menu ${id}`

/** Choices with names that stay while others come and go: by menu and key, and by their order where a key is there twice. */
function named(menuId: number, choices: readonly MenuChoice[]): { name: string; choice: MenuChoice }[] {
  const count = new Map<string, number>()
  return choices.map((choice) => {
    const before = count.get(choice.key) ?? 0
    count.set(choice.key, before + 1)
    return { name: `key ${menuId} ${choice.key}${before > 0 ? ` ${before}` : ''}`, choice }
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
    nodes.push({ kind: 'menu', id: menuNodeId(menu.id), menu, isOwn, choices, findings: ofMenu(menu) })
    for (const { name, choice } of named(menu.id, choices)) {
      const next = ledTo(choice)
      const end = `end of ${name}`
      if (next) open.push(next)
      else nodes.push({ kind: 'end', id: end, choice, isOwn, findings: ofChoice(choice.id) })
      const at = isOwn ? placeOfChoice(choice.id) : undefined
      edges.push({ id: name, from: menuNodeId(menu.id), to: next ? menuNodeId(next.id) : end, choice, at })
    }
  }
  return { nodes, edges }
}
