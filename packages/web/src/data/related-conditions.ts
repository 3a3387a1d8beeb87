import { createRelatedQueries, type RelatedArgs, type RelatedQueries, RelatedRowsError } from '@lineboard/sdk/related'
import { WordedError } from '../lib/errors/is-worded.ts'
import { mayAs } from '../state/may.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { addServerState } from './client.ts'
import type { ClientByName } from './client-by-name.ts'
import { t } from './related-conditions.messages.ts'

const mayRead = (operationId: string) => !session.access || mayAs(session.access, operationId)

/** What was found out of the server, for the person who asks it. */
let queries: RelatedQueries | undefined
const forget = () => {
  queries = undefined
}

addServerState(forget)
addPersonalState({ forget })

/** Arguments of a call as its server can answer them. Throws what says why, in words, where it can't be asked. */
export async function relatedAsRead<Args extends RelatedArgs>(
  client: ClientByName,
  operationId: string,
  args: Args,
): Promise<Args> {
  queries ??= createRelatedQueries({ mayRead })
  try {
    return await queries.asRead(operationId, args, client)
  } catch (error) {
    if (!(error instanceof RelatedRowsError)) throw error
    throw new WordedError(error.reason === 'too many' ? t('tooMany', { most: error.most }) : t('hidden'))
  }
}
