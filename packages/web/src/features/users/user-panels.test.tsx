import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initClient } from '../../data/client.ts'
import { sessionStore } from '../../state/session-store.ts'
import { showSession, testToken, testUser } from '../../testing/show-session.ts'
import { ImpersonateDialog, RemovalNotes } from './user-panels.tsx'

let release: () => void = () => undefined
afterEach(() => release())

/** Resolves when a tab has answered that something in it is not saved, and all who listen have heard it. */
async function answerOfTabs(): Promise<void> {
  const channel = new BroadcastChannel('lineboard-unsaved')
  await new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => 'answer' in data && resolve()
  })
  channel.close()
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

it('says which other tabs lose what is typed there', async () => {
  vi.resetModules()
  // Another tab of this browser.
  const [other] = await Promise.all([import('../../state/unsaved.ts'), import('../../state/tab-questions.ts')])
  release = other.holdUnsaved()
  document.title = 'Phone Book'
  // How long it takes is the machine's affair: the time for an answer is over once it is there.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answered = answerOfTabs()
  render(<ImpersonateDialog row={testUser({ id: 8 })} onClose={() => undefined} />)
  await answered
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('listitem').textContent).toBe('Phone Book')
})

const held = (principalId: number, principalType: string) => [
  { id: principalId, principalType, principalId, roleId: 3 },
]
const nora = testUser({ id: 8, username: 'nora', DashRoleMapping: held(8, 'USER') })
const maya = testUser({ id: 9, username: 'maya', DashRoleMapping: held(9, 'ADMIN') })
const leo = testUser({ id: 10, username: 'leo', DashRoleMapping: held(10, 'USER') })

beforeEach(() => {
  showSession({ user: nora, token: testToken('t', 8) })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async (request) => Response.json(request.method === 'GET' ? [nora, maya, leo] : [maya]),
  })
})
afterEach(() => void Object.assign(sessionStore, { user: undefined, access: undefined }))

function ask(targets: readonly { id: number; name: string }[]) {
  const onFirst = vi.fn()
  render(<RemovalNotes targets={targets} moveToId={undefined} onFirst={onFirst} />)
  return onFirst
}

it.each([
  [[{ id: 8, name: 'nora' }], 'This is you'],
  [
    [
      { id: 10, name: 'leo' },
      { id: 8, name: 'nora' },
    ],
    'You are one of them',
  ],
  [[{ id: 1, name: 'super' }], 'This is the first user'],
  [
    [
      { id: 10, name: 'leo' },
      { id: 1, name: 'super' },
    ],
    'The first user is one of them',
  ],
])('says who is not deleted, and lets %o not be agreed to', (targets, words) => {
  const onFirst = ask(targets)
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(onFirst.mock.calls).toEqual([['refused']])
})

it('does not let the last administrator of a customer be agreed to', async () => {
  const onFirst = ask([{ id: 9, name: 'maya' }])
  expect((await screen.findByRole('alert')).textContent).toContain('Make somebody else an administrator first')
  expect(onFirst).toHaveBeenLastCalledWith('refused')
  expect(onFirst).not.toHaveBeenCalledWith(undefined)
})

it('asks nothing more where others are deleted', async () => {
  const onFirst = ask([{ id: 10, name: 'leo' }])
  await waitFor(() => expect(onFirst).toHaveBeenCalledExactlyOnceWith(undefined))
  expect(screen.queryByRole('alert')).toBeNull()
  // What keeps the name is said where somebody is about to lose it.
  expect(screen.getByText(/^Earlier actions, .+ press “End access” in the menu of the user instead/)).toBeTruthy()
})
