import { setupOf } from '@lineboard/sdk/call-flow'
import { expect, test } from 'vitest'
import { draftRows } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { dotOf, drawnEdges, drawnNodes, NEW_DOT, placeOfDot, withChosen, withDragged } from './drawn-flow.ts'
import { flowGraph } from './flow-graph.ts'
import { arranged, firstSeen, heights, sizeOf } from './layout.ts'

const choice = (
  key: ActionValues['key'],
  kind: ActionValues['kind'],
  recordId: number | null = null,
): ActionValues => ({
  ...{ key, kind, recordId, text: '', label: '' },
})
const below = {
  ...{ id: 2, customerId: 2, name: 'Below', status: 'published' as const, greeting: { kind: 'text' as const } },
  ...{ timeoutSeconds: 5, maxAttempts: 3, version: 1, valid: true, errors: [], createdAt: '', updatedAt: '' },
  Actions: [{ id: 90, ivrId: 2, key: '1' as const, kind: 'hang_up' as const, position: 1 }],
}

function drawing(lit: readonly number[] = []) {
  const typed = { name: 'Menu', greeting: { kind: 'text' as const }, timeoutSeconds: '', maxAttempts: '' }
  const actions = [choice('1', 'voice_menu', 2), choice('timeout', 'hang_up')]
  const { menu, rows } = draftRows({ customerId: 2, menus: [below], gateways: [], actions: [] }, 1, {
    ...typed,
    actions,
  })
  const setup = setupOf(rows)
  const graph = flowGraph({ setup, menu, findings: [] })
  const sizes = new Map(graph.nodes.map((node) => [node.id, sizeOf(node, [], false)]))
  return {
    ...{ graph, sizes, positions: arranged(sizes, graph.edges) },
    ...{ formatPhone: (text: string) => text, findings: new Map(), lit: new Set(lit) },
  }
}

test('a line begins at the dot of its key, and only those of the menu itself are led elsewhere', () => {
  const edges = drawnEdges(drawing(), ['Key 1', 'Key timeout', 'Key 1'], false)
  expect(
    edges.map(({ label, ariaLabel, sourceHandle, reconnectable }) => [label, ariaLabel, sourceHandle, reconnectable]),
  ).toEqual([
    ['1', 'Key 1', dotOf(0), 'target'],
    ['No key', 'Key timeout', dotOf(1), 'target'],
    ['1', 'Key 1', dotOf(0), false],
  ])
  expect([placeOfDot(dotOf(12)), placeOfDot(NEW_DOT), placeOfDot(null)]).toEqual([12, undefined, undefined])
})

test('where the menu may only be read no line is led elsewhere', () => {
  expect(drawnEdges(drawing(), [], true).map(({ reconnectable }) => reconnectable)).toEqual([false, false, false])
})

test('a box is read out with what is wrong there, each in a sentence of its own', () => {
  const text = 'It is not set what happens when callers press no key.'
  const finding = { text, isFault: true }
  const [own, below] = drawnNodes({ ...drawing(), findings: new Map([['menu 1', [finding]]]) })
  expect(own?.ariaLabel).toBe(`Voice menu Menu, 2 choices. ${text}`)
  expect(below?.ariaLabel).toMatch(/[^.]\.$/)
})

test('the dots of a box are known before it is drawn', () => {
  const own = drawnNodes(drawing())[0]
  const height = heights.head + 2 * heights.row + heights.foot + heights.add
  expect([own?.width, own?.height]).toEqual([260, height])
  expect(own?.handles?.map(({ id, x, y }) => [id, x + 5, y + 5])).toEqual([
    [null, 0, heights.head / 2],
    [dotOf(0), 260, heights.head + heights.row / 2],
    [dotOf(1), 260, heights.head + heights.row * 1.5],
    [NEW_DOT, 260, height - heights.add / 2],
  ])
})

test('what a tried call met is lit', () => {
  const met = drawing([-1])
  expect(drawnEdges(met, [], false).map(({ className }) => className)).toEqual(['lit', '', ''])
  expect(drawnNodes(met).map(({ id, data }) => [id, data.isLit])).toEqual([
    ['menu 1', true],
    ['end of key 1 timeout', false],
    ['menu 2', false],
    ['end of key 2 1', false],
  ])
})

test('at first all boxes are seen where they can be read, else the menu and what is near', () => {
  const { graph, positions } = drawing()
  expect(firstSeen(graph, positions, false)).toEqual(graph.nodes.map(({ id }) => id))
  expect(firstSeen(graph, positions, true)).toEqual(['menu 1'])
  const many = {
    ...graph,
    nodes: [...graph.nodes, ...Array.from({ length: 30 }, () => graph.nodes[0])].flatMap((node) => node ?? []),
  }
  expect(firstSeen(many, positions, false)).toEqual(['menu 1', 'menu 2', 'end of key 1 timeout'])
  expect(firstSeen(many, new Map(positions).set('menu 2', { x: 0, y: 9000 }), false)).toEqual([
    'menu 1',
    'end of key 1 timeout',
  ])
})

test('only selected or dragged boxes are drawn again', () => {
  const nodes = drawnNodes(drawing())
  const dragged = withDragged(nodes, new Map([['menu 2', { x: 7, y: 8 }]]))
  expect(dragged.map((node, at) => node === nodes[at])).toEqual([true, true, false, true])
  expect(dragged[2]?.position).toEqual({ x: 7, y: 8 })
  expect(withChosen(nodes, 'menu 1').map((node, at) => [node === nodes[at], node.selected])).toEqual([
    [false, true],
    [true, undefined],
    [true, undefined],
    [true, undefined],
  ])
})
