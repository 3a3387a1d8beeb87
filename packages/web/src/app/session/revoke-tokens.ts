import { createLineboard, UnauthorizedError } from '@lineboard/sdk'
import { clientOptions } from '../../data/client.ts'
import { failureText } from '../../lib/errors/failure-text.ts'
import { toast } from '../../state/toasts.ts'

/** What a session carries that ends. */
interface Ended {
  tokenId: string | undefined
  impersonationTokenId: string | undefined
}

const fetchKept = (request: Request, init?: RequestInit) => fetch(request, { ...init, keepalive: true })

/**
 * Tells the server that somebody has signed out, behind the page that has done so already, and beyond it where the tab is closed. Says so where the
 * server could not be told; it never rejects.
 */
export async function revokeTokens({ tokenId, impersonationTokenId }: Ended): Promise<void> {
  const client = createLineboard({
    ...clientOptions(),
    // The page's own have gone with the session.
    tokens: { token: () => tokenId, impersonationToken: () => impersonationTokenId },
    renewSession: async () => false,
    fetch: fetchKept,
  })
  try {
    await client.DashUser.logout({})
  } catch (error) {
    // Who signs out of a session that is over already has what was asked for.
    if (!(error instanceof UnauthorizedError)) toast({ severity: 'error', text: await failureText(error) })
  }
}
