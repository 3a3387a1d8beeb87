import { setupOf } from '@lineboard/sdk/call-flow'
import { expect, test } from 'vitest'
import { draftRows } from '../menu/edited-menu.ts'
import type { ActionValues } from '../menu/menu-values.ts'
import { type OutlineLine, outlineOf } from './outline.tsx'

const saved = (id: number, targets: readonly number[]) => ({
  ...{ id, customerId: 2, name: `Menu ${id}`, status: 'published' as const, greeting: { kind: 'text' as const } },
  ...{ timeoutSeconds: 5, maxAttempts: 3, version: 1, valid: true, errors: [], createdAt: '', updatedAt: '' },
  Actions: targets.map((target, at) => ({
    ...{ id: id * 10 + at, ivrId: id, key: '1' as const, kind: 'voice_menu' as const },
    ...{ target: String(target), position: at + 1 },
  })),
})
const leads = (key: ActionValues['key'], recordId: number): ActionValues => ({
  ...{ key, kind: 'voice_menu', recordId, text: '', label: '' },
})

const shape = (lines: readonly OutlineLine[]): unknown[] =>
  lines.map(({ menu, lines: below }) => [menu?.id, ...shape(below)])

test('menus are below the keys that lead to them, each once, and a circle ends', () => {
  const rows = { customerId: 2, menus: [saved(1, []), saved(2, [3, 1]), saved(3, [2])], gateways: [], actions: [] }
  const typed = { name: 'Menu 1', greeting: { kind: 'text' as const }, timeoutSeconds: '', maxAttempts: '' }
  const { menu, rows: drafted } = draftRows(rows, 1, {
    ...typed,
    actions: [leads('1', 2), leads('2', 3), leads('3', 9)],
  })
  expect(shape(outlineOf(setupOf(drafted), menu))).toEqual([[2, [3, [2]], [1]], [3], [undefined]])
})
