import { describe, expect, it, vi } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import type { Permissions } from '../kit/resource-permissions.ts'
import { nothingSelected, type Selection, selectionOf } from './context/row-selection.ts'
import { rowKeys } from './undo/list-keys.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .map((resource) => ({ name: resource.path, resource }))

const everything = ({ form, create, update, remove, removeMany, changesMany }: Resource): Permissions => ({
  see: true,
  readOnly: false,
  add: Boolean(form && create),
  edit: Boolean(form && update),
  remove: Boolean(remove ?? removeMany),
  select: Boolean(remove ?? removeMany ?? changesMany),
})
const reading: Permissions = { see: true, readOnly: true, add: false, edit: false, remove: false, select: false }

function setUp(resource: Resource, can: Permissions) {
  const rows = [1, 2, 3, 4].map((id) => ({ id }))
  const state: { focused: number | undefined; selection: Selection } = {
    focused: undefined,
    selection: nothingSelected,
  }
  const open = vi.fn()
  const askRemove = vi.fn()
  const undo = vi.fn(() => true)
  const anchor = { current: undefined as number | undefined }
  /** Presses a key; answers whether it did something. */
  const press = (id: 'nextRow' | 'previousRow' | 'selectRow' | 'selectTo' | 'editRow' | 'removeRow' | 'undo') => {
    const keys = rowKeys({
      list: {
        resource,
        rows,
        view: 'rows',
        can,
        // The third row is somebody else's.
        mayChange: (row) => row !== rows[2],
        selection: state.selection,
        select: (ids) => {
          state.selection = selectionOf(resource, ids, rows, state.selection)
        },
        open,
        askRemove,
      },
      focusedId: () => state.focused,
      focusRow: (next) => {
        state.focused = next
      },
      anchor,
      undo,
    })
    const act = keys[id]
    return typeof act === 'function' && act() !== false
  }
  return { state, rows, open, askRemove, undo, press }
}

it('there are lists to test', () => {
  expect(declared.length).toBeGreaterThan(30)
})

describe.each(declared)('$name', ({ resource }) => {
  const can = everything(resource)

  it('J and K go from row to row, and stop at the ends', () => {
    const { state, press } = setUp(resource, can)
    expect([press('nextRow'), state.focused]).toEqual([true, 1])
    press('nextRow')
    press('nextRow')
    expect(press('nextRow')).toBe(true)
    expect([press('nextRow'), state.focused]).toEqual([false, 4])
    expect([press('previousRow'), state.focused]).toEqual([true, 3])
  })

  it('X selects the row, Shift+X up to it, where rows can be selected, and none that may not be changed', () => {
    const { state, press } = setUp(resource, can)
    expect(press('selectRow')).toBe(false)
    press('nextRow')
    expect(press('selectRow')).toBe(can.select)
    if (!can.select) return expect(press('selectTo')).toBe(false)
    state.focused = 4
    press('selectTo')
    expect([...state.selection.keys()]).toEqual([1, 2, 4])
    press('selectRow')
    expect([...state.selection.keys()]).toEqual([1, 2])
    state.focused = 3
    expect(press('selectRow')).toBe(false)
  })

  it('E edits the row where its form can be saved, and none of somebody else', () => {
    const { state, rows, open, press } = setUp(resource, can)
    state.focused = 2
    expect(press('editRow')).toBe(can.edit)
    state.focused = 3
    expect(press('editRow')).toBe(false)
    expect(open.mock.calls).toEqual(can.edit ? [[rows[1]]] : [])
  })

  it('Delete asks about the row where rows can be deleted, and about none of somebody else', () => {
    const { state, rows, askRemove, press } = setUp(resource, can)
    state.focused = 2
    expect(press('removeRow')).toBe(can.remove)
    state.focused = 3
    expect(press('removeRow')).toBe(false)
    expect(askRemove.mock.calls).toEqual(can.remove ? [[rows[1]]] : [])
  })

  it('Ctrl+Z takes a change back where there can be one', () => {
    const { undo, press } = setUp(resource, can)
    const isChanged = can.edit || can.remove || can.select
    expect(press('undo')).toBe(isChanged)
    expect(undo).toHaveBeenCalledTimes(isChanged ? 1 : 0)
  })

  it('who only reads goes through the rows, and changes none', () => {
    const { state, press } = setUp(resource, reading)
    expect(press('nextRow')).toBe(true)
    for (const id of ['selectRow', 'selectTo', 'editRow', 'removeRow', 'undo'] as const)
      expect(press(id), id).toBe(false)
    expect(state.selection).toBe(nothingSelected)
  })
})
