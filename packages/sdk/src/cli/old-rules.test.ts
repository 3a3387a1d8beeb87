import { expect, it, vi } from 'vitest'
import { capturedTerminal } from '../testing/captured-terminal.ts'
import { runCli } from './run-cli.ts'

// As Node 20 has them: Vancouver returns to winter time, and Berlin is as it is.
vi.mock('@lineboard/contract/zone-rules', async (original) => ({
  ...(await original<object>()),
  minutesAhead: (zone: string) => (zone === 'America/Vancouver' ? -480 : 60),
}))

async function exportIn(zone: string): Promise<string> {
  const terminal = capturedTerminal({ env: {} })
  // It has no address to ask: what it knows before that is said all the same.
  await runCli(['export', 'call-logs', '--time-zone', zone], terminal)
  return terminal.err()
}

it('says once of an old Node that times of a zone can be wrong', async () => {
  const said = await exportIn('America/Vancouver')
  expect(said.match(/has old rules for America\/Vancouver, which changed in 2026/g)).toHaveLength(1)
  expect(said).toContain('Update Node.')
  expect(await exportIn('Europe/Berlin')).not.toContain('old rules')
})
