import { type Period, parsePeriod } from '@lineboard/sdk'

/** The period that an address has; another one where it has none that can be read. */
export const periodAt = (search: string, otherwise: Period, name = 'period'): Period =>
  parsePeriod(new URLSearchParams(search).get(name) ?? '') ?? otherwise
