import { createLineboard } from '@lineboard/sdk'
import { clientOptions } from './client.ts'
import type { ClientByName } from './client-by-name.ts'

/** An operation by name, and what it is called with. */
export type Call = readonly [operationId: string, args: object]

/**
 * Makes calls that outlive the page. The browser lets few and small ones do so: bodies of 64 kB in all. Nobody is there
 * to hear what became of them.
 */
export function lastCalls(calls: readonly Call[]): void {
  const fetchKept = (request: Request) => fetch(request, { keepalive: true })
  // Without keys, which are for trying again: what makes them may not be here yet, and nothing more comes.
  // Forms hold no other fields than the server has: what would judge them may not be here either.
  const alone = {
    fetch: fetchKept,
    retry: false,
    idempotencyKeys: false,
    timeoutMs: 0,
    wholeContract: true,
  } as const
  const { tokens } = clientOptions()
  // As the person of this moment, whoever is signed in when they leave.
  const [token, impersonationToken] = [tokens?.token?.(), tokens?.impersonationToken?.()]
  const own = { tokens: { token: () => token, impersonationToken: () => impersonationToken } }
  const client: ClientByName = createLineboard({ ...clientOptions(), ...alone, ...own })
  for (const [operationId, args] of calls) client.call(operationId, args).catch(() => undefined)
}
