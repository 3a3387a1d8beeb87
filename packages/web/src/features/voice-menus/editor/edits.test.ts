import { setupOf } from '@lineboard/sdk/call-flow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FlowGraph, flowGraph } from '../flow/flow-graph.ts'
import { actOfKey, editOfLine, editOfRemoval, idAfter } from '../flow/use-canvas.ts'
import { draftRows, type MenuRows } from '../menu/edited-menu.ts'
import { type ActionValues, keys, toActionInput } from '../menu/menu-values.ts'
import { type Edit, edited, editOfKey, nowhereYet } from './edits.ts'

const other = {
  ...{ id: 2, customerId: 2, name: 'Other', status: 'published' as const, greeting: { kind: 'text' as const } },
  ...{ timeoutSeconds: 5, maxAttempts: 3, version: 1, valid: true, errors: [], createdAt: '', updatedAt: '' },
  Actions: [{ id: 9, ivrId: 2, key: '1' as const, kind: 'hang_up' as const, position: 1 }],
}
const rows: MenuRows = { customerId: 2, menus: [other], gateways: [], actions: [] }

function graphOf(actions: readonly ActionValues[]): FlowGraph {
  const typed = { name: 'Menu', greeting: { kind: 'text', text: '' } as const, timeoutSeconds: '', maxAttempts: '' }
  const { menu, rows: drafted } = draftRows(rows, 1, { ...typed, actions })
  return flowGraph({ setup: setupOf(drafted), menu, findings: [] })
}

const anyAction: fc.Arbitrary<ActionValues> = fc.record({
  key: fc.constantFrom(...keys),
  kind: fc.constantFrom('dial_number' as const, 'voice_menu' as const, 'voicemail' as const, 'hang_up' as const),
  recordId: fc.constant(null),
  text: fc.constantFrom('', '+12125550142'),
  label: fc.constantFrom('', 'Billing'),
})
const blank = { recordId: null, text: '', label: '' }
const plain = { altKey: false, ctrlKey: false, metaKey: false }
const choice = (key: ActionValues['key'], kind: ActionValues['kind'] = 'hang_up'): ActionValues => ({
  key,
  kind,
  ...blank,
})

/** A press on the line of a choice, on the canvas and in the outline. */
const pressed = fc.record({
  at: fc.nat(9),
  key: fc.constantFrom('Delete', 'Insert', 'ArrowUp', 'ArrowDown', '1', '5', '#', '*', 'x'),
  altKey: fc.boolean(),
})

test('the same keys on the canvas and in the outline save the same bytes', () => {
  fc.assert(
    fc.property(
      fc.array(anyAction, { minLength: 1, maxLength: 6 }),
      fc.array(pressed, { maxLength: 12 }),
      (start, all) => {
        let [canvas, outline] = [start, start]
        for (const { at: anywhere, ...press } of all) {
          if (outline.length === 0) return
          const at = anywhere % outline.length
          const graph = graphOf(canvas)
          const line = graph.edges.find((edge) => edge.at === at)
          const act = line && actOfKey(graph, canvas, line.id, { ...plain, ...press }, false)
          if (act && 'edit' in act) canvas = edited(canvas, act.edit)
          const edit = editOfKey({ ...plain, ...press }, at, outline.length)
          if (edit) outline = edited(outline, edit)
        }
        expect(JSON.stringify(canvas.map(toActionInput))).toBe(JSON.stringify(outline.map(toActionInput)))
      },
    ),
  )
})

test.each<[string, Edit, ActionValues[]]>([
  ['a choice comes on the first free key', { kind: 'add' }, [choice('1'), choice('2'), choice('3', 'dial_number')]],
  [
    'a choice comes on a key',
    { kind: 'add', key: '#', to: nowhereYet('repeat') },
    [choice('1'), choice('2'), choice('#', 'repeat')],
  ],
  ['several go at once', { kind: 'remove', at: [0, 1] }, []],
  ['one moves', { kind: 'move', at: 1, to: 0 }, [choice('2'), choice('1')]],
  ['one that is not there moves nowhere', { kind: 'move', at: 7, to: 0 }, [choice('1'), choice('2')]],
  ['one gets another key', { kind: 'key', at: 1, key: 'timeout' }, [choice('1'), choice('timeout')]],
  ['one leads elsewhere', { kind: 'lead', at: 0, to: nowhereYet('repeat') }, [choice('1', 'repeat'), choice('2')]],
])('%s', (_, edit, expected) => {
  expect(edited([choice('1'), choice('2')], edit)).toEqual(expected)
})

test('a line that is drawn to a box leads to what the box stands for', () => {
  const actions = [
    choice('1'),
    { ...choice('2', 'voice_menu'), recordId: 2 },
    { ...choice('3', 'voicemail'), text: 'a@b.example' },
  ]
  const graph = graphOf(actions)
  const endOf = (key: string) => graph.edges.find((edge) => edge.at !== undefined && edge.choice.key === key)?.to ?? ''
  const after = (at: number | undefined, key: string) => {
    const edit = editOfLine(graph, actions, at, endOf(key))
    return edit && edited(actions, edit)
  }
  expect(after(0, '2')?.[0]).toEqual({ ...choice('1', 'voice_menu'), recordId: 2 })
  expect(after(0, '3')?.[0]).toEqual({ ...choice('1', 'voicemail'), text: 'a@b.example' })
  expect(after(undefined, '3')?.[3]).toEqual({ ...choice('4', 'voicemail'), text: 'a@b.example' })
  expect(after(2, '3')).toBeUndefined()
  const back = editOfLine(graph, actions, 0, graph.nodes[0]?.id ?? '')
  expect(back).toEqual({ kind: 'lead', at: 0, to: { kind: 'voice_menu', recordId: 1, text: '' } })
  expect(editOfLine(graph, actions, 0, 'nowhere')).toBeUndefined()
})

test('with a box every line to it goes; what belongs to another menu stays', () => {
  const graph = graphOf(
    [choice('1', 'voice_menu'), choice('2', 'voice_menu')].map((each) => ({ ...each, recordId: 2 })),
  )
  expect(editOfRemoval(graph, 'menu 2')).toEqual({ kind: 'remove', at: [0, 1] })
  const below = graph.edges.find(({ at }) => at === undefined)
  expect(editOfRemoval(graph, below?.id ?? '')).toBeUndefined()
  expect(editOfRemoval(graph, below?.to ?? '')).toBeUndefined()
})

test.each<[string, Edit, string | undefined]>([
  ['a new choice', { kind: 'add' }, 'key 1 3'],
  ['one on a key that is there', { kind: 'add', key: '2' }, 'key 1 2 1'],
  ['another key', { kind: 'key', at: 0, key: '#' }, 'key 1 #'],
  ['the same key', { kind: 'key', at: 0, key: '1' }, undefined],
  ['the first goes', { kind: 'remove', at: [0] }, 'key 1 2'],
  ['the last goes', { kind: 'remove', at: [1] }, 'key 1 1'],
  ['all go', { kind: 'remove', at: [0, 1] }, 'menu 1'],
  ['one moves', { kind: 'move', at: 0, to: 1 }, 'key 1 1'],
])('the canvas stays with the line: %s', (_, edit, expected) => {
  const actions = [choice('1'), choice('2')]
  const id = idAfter(1, actions, edit)
  expect(id).toBe(expected)
  const graph = graphOf(edited(actions, edit))
  if (id) expect([...graph.edges, ...graph.nodes].map((each) => each.id)).toContain(id)
})
