import type { Entry } from './use-versions.ts'
import { t } from './versions.messages.ts'

/** What something is called that can be brought back. */
export const nameOfEntry = ({ isElsewhere, version }: Entry): string =>
  t(isElsewhere ? 'elsewhere' : 'version', { number: version.number })
