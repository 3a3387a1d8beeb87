/** A way in which a server is not as the contract says. */
export interface Drift {
  /** `status`, `header x-total-count`, `body /0/status`: indexes of rows are written as `*`. */
  where: string
  expected: string
  got: string
  /** In how many places. */
  count: number
}

/**
 * What became of an operation. missing: the server does not know it; refused: not for this session; skipped: there was
 * nothing to ask for.
 */
export interface Outcome {
  operationId: string
  method: string
  /** As the contract writes it. */
  path: string
  state: 'ok' | 'drift' | 'missing' | 'refused' | 'skipped'
  drift: readonly Drift[]
  /** Fields that the contract does not name, as `/field`. No drift: a client ignores them. */
  extra: readonly string[]
  /** Fields that are null where the contract leaves them out, as `/field`. No drift: a client reads them so. */
  nulls?: readonly string[]
  /** Why it was skipped or refused. */
  reason?: string
}

/** Everything that a check found. */
export interface CheckReport {
  url: string
  contractVersion: string
  outcomes: readonly Outcome[]
  /** What the first request threw that got no answer. */
  silence?: unknown
}

/** Whether a server is not as the contract says. */
export const isDrift = ({ state }: Outcome): boolean => state === 'drift' || state === 'missing'
