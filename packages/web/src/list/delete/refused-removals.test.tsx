import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setErrorHandler } from '../../data/report-error.ts'
import type { Resource } from '../../resource/define-resource.ts'
import type { Settlement } from '../../resource/removal/plan.ts'
import { failedRuns } from '../../resource/runs/failed-runs.ts'
import { commitAll, forgetPending, pending } from '../../state/pending-changes.ts'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { refusals, refusingNetwork } from '../../testing/refusals.ts'
import { FailedRuns } from '../bulk/failed-runs-dialog.tsx'
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
  network = refusingNetwork(() => [])
})
afterEach(() => {
  failedRuns.list = []
  forgetPending()
  vi.unstubAllGlobals()
})

const one = [{ id: 1, name: 'Evening line' }]
const several = [...one, { id: 2, name: 'Front desk' }]

it('tries lists whose rows are deleted one by one, together, and with what uses them', () => {
  expect(removals.some(({ resource }) => resource.removeMany === undefined)).toBe(true)
  expect(removals.some(({ resource }) => resource.removeMany !== undefined)).toBe(true)
  expect(removals.some(({ settlement }) => settlement !== undefined)).toBe(true)
})

describe.each(removals)('$name', ({ resource, settlement }) => {
  it.each(Object.entries(refusals))('says of each row why it is still there, and tries again: %s', async (_, how) => {
    for (const targets of [one, several]) {
      removeLater(resource, targets, { settlement, first: undefined })
      await network.refuse(how, () => commitAll())
      // They stand in their list again.
      expect(pending.list).toEqual([])
      const { unmount } = render(<FailedRuns model={resource.model} />)
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
