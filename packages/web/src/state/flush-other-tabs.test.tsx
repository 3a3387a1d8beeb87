import { afterEach, expect, it, vi } from 'vitest'
import { signOut } from '../app/session/leave.ts'
import { flushOtherTabs } from './flush-other-tabs.ts'

const { sent } = vi.hoisted(() => ({ sent: vi.fn() }))
vi.mock('../app/session/start-session.ts', () => ({ sendSession: sent }))

type Pending = typeof import('./pending-changes.ts')

/** Another tab of this browser, in which a deletion waits. */
async function otherTab(run: () => Promise<void>): Promise<Pending> {
  vi.resetModules()
  const [other, { postponeInTabs }] = await Promise.all([
    import('./pending-changes.ts'),
    import('./flush-other-tabs.ts'),
  ])
  const action = { run, sendLast: () => undefined }
  postponeInTabs({ kind: 'remove', model: 'Ticket', rows: new Map([[1, undefined]]), text: '', action })
  return other
}

afterEach(() => sent.mockReset())

it('what waits in another tab is carried out before the session they share is over', async () => {
  const done: string[] = []
  sent.mockImplementation(() => done.push('signed out'))
  const other = await otherTab(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    done.push('deleted')
  })
  await signOut()
  expect(done).toEqual(['deleted', 'signed out'])
  expect(other.pending.list).toEqual([])
})

it('nobody waits where nothing does', async () => {
  const run = vi.fn(async () => undefined)
  const other = await otherTab(run)
  other.forgetPending()
  await flushOtherTabs()
  expect(run).not.toHaveBeenCalled()
})
