import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testUser } from '../../testing/show-session.ts'
import { ImpersonateDialog } from './user-panels.tsx'

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
