import { accessOf } from '@lineboard/sdk'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetPending, pending, postpone } from '../../state/pending-changes.ts'
import { sessionStore } from '../../state/session-store.ts'
import { toasts } from '../../state/toasts.ts'
import { undoLast } from './undo-bar.tsx'

const nothing = 'Nothing waits to be undone. '
const focusRow = () => undefined
const action = { run: async () => undefined, sendLast: () => undefined }
const change = { kind: 'edit', model: 'OpNumber', rows: new Map([[1, {}]]), text: '', action } as const

afterEach(() => {
  forgetPending()
  toasts.list = []
  sessionStore.access = undefined
})

it.each([
  [false, `${nothing}To change saved values back, edit them.`],
  [true, `${nothing}Undo saved changes under System Audits.`],
])(
  'the key takes back what waits, and says when nothing does: somebody who runs the service %s',
  async (isSuperAdmin, said) => {
    sessionStore.access = accessOf({ id: 3, customerId: isSuperAdmin ? 1 : 2, isSuperAdmin }, [])
    postpone(change)
    expect([undoLast(focusRow), pending.list, toasts.list]).toEqual([true, [], []])
    expect(undoLast(focusRow)).toBe(false)
    await vi.waitFor(() => expect(toasts.list.map(({ text }) => text)).toEqual([said]))
  },
)

it('what is being carried out waits no more', async () => {
  postpone(change)
  const [running] = pending.list
  if (running) running.state = 'running'
  expect(undoLast(focusRow)).toBe(false)
  await vi.waitFor(() => expect(toasts.list).toHaveLength(1))
})

it('the key goes to the row that comes back, as the button does', async () => {
  document.body.innerHTML = '<div data-list-rows><div data-id="1"></div></div>'
  postpone({ ...change, kind: 'remove', rows: new Map([[1, undefined]]) })
  const focused = vi.fn()
  undoLast(focused)
  await vi.waitFor(() => expect(focused).toHaveBeenCalledExactlyOnceWith(1))
  document.body.replaceChildren()
})
