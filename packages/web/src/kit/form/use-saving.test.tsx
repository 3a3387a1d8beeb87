import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { object, optional, string } from 'zod/mini'
import type { Form } from '../define-form.ts'
import { FieldRefusal, refusalOf } from './server-errors.ts'
import { PartlySavedError, useSaving } from './use-saving.ts'

const rest = vi.fn(async () => undefined)
const form: Form = {
  schema: object({ name: optional(string()) }),
  toValues: () => ({}),
  afterSave: { what: 'the role', call: 'DashUser.setRole', needs: ['id'], run: rest },
  Fields: () => null,
}
const open = { fields: new Map(), values: () => ({ name: 'Ada' }), put: () => undefined }

const draft: NonNullable<Form['draft']> = {
  open: async (row) => row,
  save: async () => ({}),
  parts: {},
}

function setUp(row?: object, used = form) {
  const target = {
    save: vi.fn(
      async (body: object, saved: object | undefined): Promise<object | undefined> => ({ id: 7, ...saved, ...body }),
    ),
    onHalfSaved: vi.fn(async (saved: object) => ({ ...saved, read: 'again' })),
    onSaved: vi.fn(),
  }
  const { result } = renderHook(() => useSaving(row, target))
  // What it throws is answered: an error that leaves act() leaves it open.
  const run = (body: object, by = used) =>
    act(() =>
      result.current.run(by, body, open).then(
        () => undefined,
        (error: unknown) => error,
      ),
    )
  return { ...target, run, result }
}

afterEach(() => {
  rest.mockReset()
  rest.mockImplementation(async () => undefined)
})

it('saves the row, then what it has no field for', async () => {
  const { save, onSaved, run, result } = setUp()
  await run({ name: 'Ada' })
  expect(save).toHaveBeenCalledWith({ name: 'Ada' }, undefined, open)
  expect(rest).toHaveBeenCalledWith({ id: 7, name: 'Ada' }, { name: 'Ada' })
  expect(onSaved).toHaveBeenCalledTimes(1)
  expect(result.current.isBusy).toBe(false)
})

it('leaves out what needs a field that the core API lacks', async () => {
  const { onSaved, run } = setUp()
  await run({ name: 'Ada' }, { ...form, lacking: new Set(['id']) })
  expect(rest).not.toHaveBeenCalled()
  expect(onSaved).toHaveBeenCalledTimes(1)
})

it('does only what is left when the row is saved and the rest is not', async () => {
  const refused = new Error('no')
  rest.mockRejectedValueOnce(refused)
  const { save, onSaved, onHalfSaved, run } = setUp()
  const failed = await run({ name: 'Ada' })
  expect(failed).toBeInstanceOf(PartlySavedError)
  expect(failed).toMatchObject({ message: 'Saved, but for the role. Saving again does only that.', cause: refused })
  expect(onSaved).not.toHaveBeenCalled()
  await run({ name: 'Ada' })
  expect(save).toHaveBeenCalledTimes(1)
  expect(onHalfSaved).toHaveBeenCalledTimes(1)
  expect(rest).toHaveBeenLastCalledWith({ id: 7, name: 'Ada', read: 'again' }, { name: 'Ada' })
  expect(onSaved).toHaveBeenCalledTimes(1)
})

it('saves nothing of a row that is there where the rest would be refused, and says so at its field', async () => {
  const whyNot = vi.fn(async () => ({ roleId: 'The last one stays.' }))
  const kept: Form = {
    ...form,
    afterSave: { what: 'the role', call: 'DashUser.setRole', needs: ['id'], run: rest, whyNot },
  }
  const { save, run } = setUp({ id: 7 })
  const refused = await run({ name: 'Ada' }, kept)
  expect(refused).toBeInstanceOf(FieldRefusal)
  expect(refusalOf(refused, ['roleId'])).toEqual({ fields: { roleId: 'The last one stays.' }, general: undefined })
  expect([save.mock.calls, rest.mock.calls]).toEqual([[], []])
  const added = setUp(undefined)
  await added.run({ name: 'Ada' }, kept)
  expect(added.save).toHaveBeenCalledTimes(1)
})

it('changes the row that is there, and adds none, when other values are typed after half a save', async () => {
  rest.mockRejectedValueOnce(new Error('no'))
  const { save, run } = setUp()
  await run({ name: 'Ada' })
  await run({ name: 'Bea' })
  expect(save).toHaveBeenLastCalledWith({ name: 'Bea' }, { id: 7, name: 'Ada', read: 'again' }, open)
})

it('says in words what a server that fills nothing in keeps from it, and sends the row once', async () => {
  const { save, onSaved, run } = setUp()
  save.mockResolvedValue({ name: 'Ada' })
  const failed = await run({ name: 'Ada' })
  expect(failed).toMatchObject({ message: 'Saved, but for the role.', cause: { name: 'WordedError' } })
  expect(failed).toBeInstanceOf(PartlySavedError)
  expect(await run({ name: 'Ada' })).toBeInstanceOf(PartlySavedError)
  expect(save).toHaveBeenCalledTimes(1)
  expect([rest.mock.calls, onSaved.mock.calls]).toEqual([[], []])
})

it('throws what the server says of the row itself, and does nothing after it', async () => {
  const { save, run, result } = setUp({ id: 7 })
  const refused = new Error('refused')
  save.mockRejectedValueOnce(refused)
  expect(await run({ name: '' })).toBe(refused)
  expect(rest).not.toHaveBeenCalled()
  expect(result.current.isBusy).toBe(false)
})

it('is not done where people went back', async () => {
  const { save, onSaved, run } = setUp({ id: 7 })
  save.mockResolvedValueOnce(undefined)
  await run({ name: 'Ada' })
  expect([rest.mock.calls, onSaved.mock.calls]).toEqual([[], []])
})

it('reads a row again that is half saved, at once or before the next try, so that nobody else seems to have changed it', async () => {
  const { save, onHalfSaved, run } = setUp({ id: 7 }, { ...form, draft })
  save.mockRejectedValue(new PartlySavedError('A part is saved.', new Error('no'), { id: 7 }))
  onHalfSaved.mockRejectedValueOnce(new Error('offline'))
  await run({ name: 'Ada' })
  await run({ name: 'Ada' })
  expect(onHalfSaved).toHaveBeenCalledTimes(3)
  expect(save).toHaveBeenLastCalledWith({ name: 'Ada' }, { id: 7, read: 'again' }, open)
})
