import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setErrorHandler } from '../../data/report-error.ts'
import { failedRuns } from '../../kit/bulk/failed-rows.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { Settlement } from '../../kit/removal/plan.ts'
import { commitAll, forgetPending, pending } from '../../state/pending-changes.ts'
import { sessionStore } from '../../state/session-store.ts'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { refusals, refusalsAt, refusingNetwork } from '../../testing/refusals.ts'
import { FailedRunsDialog } from '../undo/undo-bar.tsx'
import { AskRemoval } from './ask-removal.tsx'
import { removeLater } from './remove-later.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })

/** Every way rows leave a list. */
const removals = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .filter(({ remove, removeMany }) => remove ?? removeMany)
  .flatMap((resource): { name: string; resource: Resource; settlement: Settlement | undefined }[] => [
    { name: resource.path, resource, settlement: undefined },
    ...(resource.removeWithOption
      ? [{ name: `${resource.path}, moved`, resource, settlement: { option: 'move', moveToId: 9 } as const }]
      : []),
  ])

let network: ReturnType<typeof refusingNetwork>

beforeEach(() => {
  setErrorHandler(() => undefined)
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  network = refusingNetwork(() => [])
})
afterEach(async () => {
  await network.end()
  sessionStore.access = undefined
  failedRuns.list = []
  forgetPending()
})

const close = () => undefined
const one = [{ id: 1, name: 'Evening line' }]
const several = [...one, { id: 2, name: 'Front desk' }]

it('tests lists that delete rows one by one, together, and with their dependents', () => {
  expect(removals.some(({ resource }) => resource.removeMany === undefined)).toBe(true)
  expect(removals.some(({ resource }) => resource.removeMany !== undefined)).toBe(true)
  expect(removals.some(({ settlement }) => settlement !== undefined)).toBe(true)
})

const cases = removals.map((removal, at) => ({ ...removal, some: refusalsAt(at) }))

describe.each(cases)('$name', ({ resource, settlement, some }) => {
  it.each(some)('says of each row why it is still there, and tries again: %s', async (_, how) => {
    for (const targets of [one, several]) {
      removeLater(resource, targets, { settlement, first: undefined })
      await network.refuse(how, () => commitAll())
      // They stand in their list again.
      expect(pending.list).toEqual([])
      const { unmount } = render(<FailedRunsDialog model={resource.model} />)
      const dialog = await screen.findByRole('alertdialog')
      const rows = within(dialog).getAllByRole('listitem')
      expect(rows).toHaveLength(targets.length)
      for (const [at, row] of rows.entries()) {
        const [name, reason] = [...row.children].map(({ textContent }) => textContent)
        expect(name).toBe(targets[at]?.name)
        expect(reason).toMatch(how.says ?? /\w+ \w+/)
        expect(machineWordsIn(reason ?? '')).toEqual([])
      }
      expect(within(dialog).getByRole('button', { name: 'Try these again' })).toHaveProperty('disabled', false)
      unmount()
      failedRuns.list = []
    }
  })
})

describe('what is asked before rows go', () => {
  // What goes with keys needs no reading.
  const asked = removals.filter(
    ({ resource, settlement }) => resource.removalNotes && !settlement && resource.entity !== 'ApiKey',
  )
  // The first user and customer stay, whatever is read.
  const second = [{ id: 2, name: 'Front desk' }]
  const answered = () => screen.getByRole('button', { name: 'Delete' })

  it.each(asked)('$name: is not agreed to before all that it says was read', async ({ resource }) => {
    await network.refuse(refusals['500'], () =>
      render(<AskRemoval resource={resource} targets={second} onRemoved={close} onClose={close} />),
    )
    await waitFor(() => expect(screen.getAllByText('This could not be loaded')).not.toEqual([]))
    expect(answered()).toHaveProperty('disabled', true)
    network.takeAgain()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('This could not be loaded')).toBeNull())
  })
})

it('says of what is never deleted why, and nothing of what would go with it', async () => {
  const users = removals.find(({ name }) => name === 'user')?.resource
  if (!users) throw new Error('No such list.')
  network = refusingNetwork(({ pathname }) => (/count$/i.test(pathname) ? { count: 3 } : []))
  render(<AskRemoval resource={users} targets={one} onRemoved={close} onClose={close} />)
  expect((await screen.findByRole('alert')).textContent).toContain('nobody can delete themselves')
  await waitFor(() => expect(screen.queryByText(/will be deleted|You can undo/)).toBeNull())
  expect([screen.queryAllByRole('list'), screen.queryAllByRole('radio')]).toEqual([[], []])
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})

it('nothing goes where what could take over could not be read', async () => {
  network = refusingNetwork(({ pathname }) => {
    if (/count$/i.test(pathname)) return { count: 1 }
    if (/\/ReceivingNumbers\b/.test(pathname)) throw new TypeError('Failed to fetch')
    return [{ id: 4, customerId: 2, receiving_numberId: 1, tracking_number: '+12125550100' }]
  })
  const receiving = removals.find(({ name }) => name === 'routing/receiving')?.resource
  if (!receiving) throw new Error('No such list.')
  render(<AskRemoval resource={receiving} targets={one} onRemoved={close} onClose={close} />)
  await waitFor(() => expect(screen.getAllByText(/could not be read/)).not.toEqual([]))
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})
