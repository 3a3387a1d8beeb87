import { ApiError, isTemporary } from '@lineboard/sdk'
import type { SWRConfiguration } from 'swr'
import { GivenUpError } from '../lib/errors/given-up-error.ts'

/** How long to wait before a read is made again, in milliseconds: twice as long with each failure, up to a minute. */
export function waitMs(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(asked, Math.min(5000 * 2 ** (failures - 1), 60_000))
}

/** Whether asking again may help by itself: not after an answer that will stay the same, nor where the person gave up. */
export const mayHelp = (error: unknown): boolean => isTemporary(error) && !(error instanceof GivenUpError)

/**
 * Reads that say themselves why they failed go on trying while the server, or the way to it, is down or busy, as late as the
 * server asks for. When the network is back, all reads are made again at once.
 */
export const retryReads = {
  shouldRetryOnError: mayHelp,
  onErrorRetry(error, _key, _config, revalidate, options) {
    setTimeout(() => void revalidate(options), waitMs(error, options.retryCount))
  },
} satisfies SWRConfiguration
