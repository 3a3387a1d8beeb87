import { checkMenu, setupOf } from '@lineboard/sdk/call-flow'
import { expect, test } from 'vitest'
import { draftRows } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { nodeName, nodeText, rowText } from './drawn-flow.ts'
import { flowGraph } from './flow-graph.ts'
import { arranged, sizeOf } from './layout.ts'
import { actOfKey, awaitsTarget } from './use-canvas.ts'

const saved = (id: number, targets: readonly number[], customerId = 2) => ({
  ...{ id, customerId, name: `Menu ${id}`, status: 'published' as const, greeting: { kind: 'text' as const } },
  ...{ timeoutSeconds: 5, maxAttempts: 3, version: 1, valid: true, errors: [], createdAt: '', updatedAt: '' },
  Actions: targets.map((target, at) => ({
    ...{ id: id * 100 + at, ivrId: id, key: '1' as const, kind: 'voice_menu' as const },
    ...{ target: String(target), position: at + 1 },
  })),
})
const choice = (
  key: ActionValues['key'],
  kind: ActionValues['kind'],
  more: Partial<ActionValues> = {},
): ActionValues => ({
  ...{ key, kind, recordId: null, text: '', label: '' },
  ...more,
})
const actions = [
  choice('1', 'voice_menu', { recordId: 2 }),
  choice('2', 'voice_menu', { recordId: 2, label: 'Too' }),
  choice('2', 'dial_number', { text: '+12125550142' }),
  choice('3', 'voice_menu', { recordId: 8 }),
  choice('4', 'voice_menu', { recordId: 7 }),
  choice('timeout', 'repeat'),
]

function drawn(
  choices: readonly ActionValues[],
  menus = [saved(1, []), saved(2, [3, 1]), saved(3, [2]), saved(8, [], 9)],
) {
  const typed = { name: 'Menu 1', greeting: { kind: 'text' as const }, timeoutSeconds: '', maxAttempts: '' }
  const { menu, rows } = draftRows({ customerId: 2, menus, gateways: [], actions: [] }, 1, {
    ...typed,
    actions: choices,
  })
  const setup = setupOf(rows)
  return { graph: flowGraph({ setup, menu, findings: checkMenu(setup, menu) }) }
}

test('each menu that is reached is there once, each other key has an end, and the keys of other menus are not the own', () => {
  const { graph } = drawn(actions)
  const ids = graph.nodes.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('menu'))).toEqual(['menu 1', 'menu 2', 'menu 3'])
  expect(graph.edges.map(({ from, to, at }) => [from, to, at])).toEqual([
    ['menu 1', 'menu 2', 0],
    ['menu 1', 'menu 2', 1],
    ['menu 1', 'end of key 1 2 1', 2],
    ['menu 1', 'end of key 1 3', 3],
    ['menu 1', 'end of key 1 4', 4],
    ['menu 1', 'end of key 1 timeout', 5],
    ['menu 2', 'menu 3', undefined],
    ['menu 2', 'menu 1', undefined],
    ['menu 3', 'menu 2', undefined],
  ])
})

test('what is wrong with a choice is where it leads, the rest on the menu', () => {
  const { graph } = drawn(actions)
  const reasons = Object.fromEntries(graph.nodes.map(({ id, findings }) => [id, findings.map(({ reason }) => reason)]))
  expect(reasons['end of key 1 2 1']).toEqual(['key_taken'])
  expect(reasons['end of key 1 3']).toEqual(['target_of_another_customer'])
  expect(reasons['end of key 1 4']).toEqual(['target_gone'])
  expect(reasons['menu 1']).toEqual(['no_invalid', 'no_prompt'])
})

test('boxes stand in the order of their keys, level after level, and none over another', () => {
  const { graph } = drawn(actions)
  const sizes = new Map(graph.nodes.map((node) => [node.id, sizeOf(node, [], false)]))
  const positions = arranged(sizes, graph.edges)
  const at = (id: string) => positions.get(id) ?? { x: Number.NaN, y: Number.NaN }
  const ends = ['end of key 1 2 1', 'end of key 1 3', 'end of key 1 4', 'end of key 1 timeout'].map((id) => at(id).y)
  expect(ends).toEqual(ends.toSorted((one, other) => one - other))
  expect(at('menu 1').x).toBeLessThan(at('menu 2').x)
  expect(at('menu 2').x).toBeLessThan(at('menu 3').x)
  const boxes = graph.nodes.map(({ id }) => ({ ...at(id), ...(sizes.get(id) ?? { width: 0, height: 0 }) }))
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other)
        expect(
          one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y,
        ).toBe(true)
})

test('boxes and rows are in words', () => {
  const { graph } = drawn(actions)
  expect(graph.nodes.map((node) => nodeName(node, (text) => text))).toEqual([
    'Voice menu Menu 1, 6 choices',
    'Call: +12125550142',
    'Voice menu: Not there',
    'Voice menu: Not there',
    'The greeting again',
    'Voice menu Menu 2, 2 choices',
    'Voice menu Menu 3, one choice',
  ])
  const [own] = graph.nodes
  if (own?.kind !== 'menu') throw new Error('The menu is not there.')
  const unnamed = { ...own, menu: { ...own.menu, name: '' } }
  expect(nodeText(unnamed, String)).toEqual({ above: 'Voice menu, this menu', title: 'No name yet' })
  expect(graph.edges.slice(0, 2).map((edge) => rowText(edge.choice))).toEqual(['Another voice menu', 'Too'])
})

test('keys on a box open it, and change nothing where there is nothing to change', () => {
  const { graph } = drawn(actions)
  const press = (id: string, key: string, readOnly = false) =>
    actOfKey(graph, actions, id, { key, altKey: false, ctrlKey: false, metaKey: false }, readOnly)
  expect(press('menu 3', 'Enter')).toEqual({ openMenu: 3 })
  expect(press('end of key 1 timeout', 'Enter')).toEqual({ show: 5 })
  expect(press('menu 1', 'Enter')).toBeUndefined()
  expect(press('menu 1', 'Insert')).toEqual({ edit: { kind: 'add' } })
  for (const key of ['Delete', '7']) {
    expect(press('menu 1', key)).toBeUndefined()
    expect(press('menu 3', key)).toBeUndefined()
    expect(press('key 1 1', key, true)).toBeUndefined()
  }
})

// One that looks at each way through them would go on for ever.
test('500 menus that lead to each other are drawn as a graph', () => {
  const menus = Array.from({ length: 500 }, (_, at) => saved(at + 1, [at + 2, ((at * 7) % 500) + 1]))
  const { graph } = drawn([choice('1', 'voice_menu', { recordId: 2 })], menus)
  expect(graph.nodes.filter(({ kind }) => kind === 'menu')).toHaveLength(500)
})

test('a press on a choice goes to its fields where it leads somewhere and nobody has said where', () => {
  const choices = [
    choice('1', 'dial_number'),
    choice('2', 'voice_menu'),
    choice('3', 'dial_number', { text: '+12125550142' }),
    choice('4', 'voice_menu', { recordId: 2 }),
    choice('5', 'hang_up'),
    choice('timeout', 'repeat'),
  ]
  const { graph } = drawn(choices)
  const unset = graph.edges
    .filter(({ at }) => at !== undefined)
    .map(({ id, at }) => [at, awaitsTarget(graph, choices, id)])
  expect(unset).toEqual([
    [0, 0],
    [1, 1],
    [2, undefined],
    [3, undefined],
    [4, undefined],
    [5, undefined],
  ])
  expect(awaitsTarget(graph, choices, 'menu 1')).toBe(undefined)
})
