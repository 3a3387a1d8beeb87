import { personName } from '../../lib/names.ts'
import { t } from './acting.messages.ts'

/** Who did something in a session, by name, and as whom, where somebody acted as that person; `who` is whose session it was. */
export const actingName = (who: string, actedBy: Parameters<typeof personName>[0] | undefined): string =>
  actedBy ? t('actingAs', { by: personName(actedBy), who }) : who
