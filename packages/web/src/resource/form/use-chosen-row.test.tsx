import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useChosenRow } from './use-chosen-row.ts'

const rows = [{ id: 3, name: 'Front desk' }]
const asked = vi.fn()

vi.mock('../rows/calls-by-name.ts', () => ({
  useCallByName: (list: string, args: { filter: { where: { id: number } } } | null) => {
    asked(list, args)
    return { data: args ? rows.filter(({ id }) => id === args.filter.where.id) : undefined }
  },
}))

const lookup = { list: 'Ivr.find', textField: 'name' }
const chosenFor = (value: unknown, initial?: object) => renderHook(() => useChosenRow(lookup, value, initial)).result

it('names a row that is known by its id alone', () => {
  expect(chosenFor(3).current).toMatchObject({ chosen: { id: 3, text: 'Front desk' }, isGone: false })
})

it('says that a row is gone', () => {
  expect(chosenFor(9).current).toMatchObject({ chosen: null, isGone: true })
})

it('asks for nothing where nothing is chosen, or the row is there already', () => {
  asked.mockClear()
  expect(chosenFor(null).current).toMatchObject({ chosen: null, isGone: false })
  expect(chosenFor(5, { id: 5, name: 'Back desk' }).current).toMatchObject({
    chosen: { text: 'Back desk' },
    isGone: false,
  })
  expect(asked.mock.calls.map(([, args]) => args)).toEqual([null, null])
})

it('follows what is chosen afterwards, here or elsewhere', () => {
  const first: { value: number | null } = { value: 5 }
  const { result, rerender } = renderHook(({ value }) => useChosenRow(lookup, value, { id: 5, name: 'Back desk' }), {
    initialProps: first,
  })
  act(() => result.current.pick({ id: 7, text: 'Night desk', note: '' }))
  rerender({ value: 7 })
  expect(result.current.chosen?.text).toBe('Night desk')
  rerender({ value: 3 })
  expect(result.current.chosen?.text).toBe('Front desk')
  rerender({ value: null })
  expect(result.current.chosen).toBeNull()
})
