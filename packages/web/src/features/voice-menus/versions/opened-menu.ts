import type { components } from '@lineboard/contract'
import { draftOf, type Revision } from '../../../shared/menu-drafts/revision.ts'
import { rowWith } from '../menu/menu-content.ts'
import { readRevisions } from './save-revision.ts'

type Ivr = components['schemas']['Ivr']

/** What is kept beside a menu that callers hear. */
export interface Beside {
  /** What callers hear. */
  live: Ivr
  /** All that is kept, oldest first. */
  revisions: readonly Revision[]
}

/** A menu as its form opens it: its draft, where there is one. */
export type OpenedMenu = Ivr & { beside?: Beside }

/** Whether a menu as its form saved it is a draft, which callers do not hear. */
export const hasDraft = (row: OpenedMenu | object): boolean =>
  'beside' in row && row.beside !== undefined && draftOf(row.beside.revisions) !== undefined

/** What is edited of a menu: the draft beside one that callers hear, and any other itself. Throws what the call throws. */
export async function openMenu(live: Ivr): Promise<OpenedMenu> {
  if (live.status !== 'published') return live
  const revisions = await readRevisions(live.id)
  const draft = draftOf(revisions)
  return { ...(draft ? rowWith(live, draft.content) : live), beside: { live, revisions } }
}
