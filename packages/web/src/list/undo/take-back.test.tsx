import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPending, postpone } from '../../state/pending-changes.ts'
import { takeBack } from './undo-bar.tsx'

const action = { run: async () => undefined, sendLast: () => undefined }
const focused = vi.fn()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetPending()
  focused.mockReset()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const rowsOf = (...ids: readonly number[]) =>
  ids.map((id) => `<div data-id="${id}"><button>Row ${id}</button></div>`).join('')

/** A list without the rows that are being deleted, and a field beside it. */
function show(...ids: readonly number[]): void {
  document.body.innerHTML = `<div data-list-rows>${rowsOf(...ids)}</div><input>`
}

/** Deletes rows, takes that back, and has them shown again. */
async function takenBack(deleted: readonly number[], shownAfterwards: readonly number[]): Promise<unknown[]> {
  const rows = new Map(deleted.map((id) => [id, undefined]))
  takeBack(postpone({ kind: 'remove', model: 'Ticket', rows, text: '', action }), focused)
  await vi.dynamicImportSettled()
  vi.advanceTimersByTime(300)
  const list = document.querySelector('[data-list-rows]')
  for (const id of shownAfterwards) list?.insertAdjacentHTML('beforeend', rowsOf(id))
  vi.advanceTimersByTime(2000)
  return focused.mock.calls.flat()
}

it('the focus goes from the row beside it to the one that came back, once that is drawn', async () => {
  show(1, 3)
  document.querySelector('button')?.focus()
  expect(await takenBack([2], [2])).toEqual([2])
})

it('of several it is the first one that the list shows; what came back on another page moves nothing', async () => {
  show(1, 3)
  document.querySelector('button')?.focus()
  expect(await takenBack([9, 4, 2], [2, 4])).toEqual([2])
  focused.mockReset()
  expect(await takenBack([8], [])).toEqual([])
})

it('it comes from nowhere, as after a button that is gone, too', async () => {
  show(1)
  expect(await takenBack([2], [2])).toEqual([2])
})

it('anyone who is elsewhere, such as in the filter, or at a row that came back, stays', async () => {
  show(1)
  document.querySelector('input')?.focus()
  expect(await takenBack([2], [2])).toEqual([])
  document.querySelector<HTMLElement>('[data-id="2"] button')?.focus()
  expect(await takenBack([1, 2], [])).toEqual([])
})
