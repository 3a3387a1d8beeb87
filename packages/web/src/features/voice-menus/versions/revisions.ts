import type { components } from '@lineboard/contract'
import { randomKey } from '../../../browser/locks.ts'
import { api } from '../../../data/client.ts'
import { refresh } from '../../../data/use-call.ts'
import { callByName } from '../../../kit/rows/calls-by-name.ts'
import { WordedError } from '../../../lib/errors/is-worded.ts'
import { draftOf, type Kept, keptUnder, type Revision, revisionsOf } from '../../../shared/menu-drafts/revision.ts'
import { isRefused } from '../../../state/may.ts'
import { session } from '../../../state/session.ts'
import { rowWith } from '../menu/edited-menu.ts'
import { t } from './versions.messages.ts'

/** All that is kept of a menu, oldest first. Throws what the call throws. */
export async function readRevisions(menuId: number): Promise<Revision[]> {
  return revisionsOf(await api().Template.find({ filter: { where: keptUnder(menuId) } }), menuId)
}

/** Everybody of one's own customer; whom the last one was shared with, where colleagues may not be listed. */
async function colleagues(last: Revision | undefined): Promise<number[]> {
  const known = last ? [last.userId, ...last.sharedWith] : []
  const { user } = session
  if (!user || isRefused('DashUser.find')) return known
  const people = await api().DashUser.find({ filter: { where: { customerId: user.customerId }, fields: ['id'] } })
  return people.map(({ id }) => id)
}

const withdraw = (id: number): Promise<unknown> => callByName('Template.deleteById', { id })

/**
 * Keeps something of a menu after the last that is known of it, and answers it. Nothing is ever written over: throws a `WordedError` where
 * somebody else, or another tab, was first, and what the calls throw; then nothing is kept.
 */
export async function saveRevision(menuId: number, last: Revision | undefined, kept: Kept): Promise<Revision> {
  const revision = (last?.revision ?? 0) + 1
  const [before, sharedWith] = await Promise.all([readRevisions(menuId), colleagues(last)])
  if (before.at(-1)?.id !== last?.id) throw new WordedError(t('meanwhile'))
  // An answer that is lost says no id: what was kept is known by a mark of its own.
  const mark = randomKey()
  const body = { ...keptUnder(menuId), definition: { ...kept, menuId, revision, mark }, sharedWith }
  try {
    await callByName('Template.create', { body })
    const own = (await readRevisions(menuId)).at(-1)
    // Of two who come at once both are there by now, and the first counts.
    if (own?.mark !== mark) throw new WordedError(t('meanwhile'))
    return own
  } catch (error) {
    await withdrawMarked(menuId, mark).catch(() => undefined)
    throw error
  } finally {
    void refresh('Template')
  }
}

async function withdrawMarked(menuId: number, mark: string): Promise<void> {
  const templates = await api().Template.find({ filter: { where: keptUnder(menuId) } })
  for (const { id, definition } of templates) if (definition?.mark === mark) await withdraw(id)
}

/** Takes back what was kept last. Throws what the call throws. */
export async function removeRevision({ id }: Revision): Promise<void> {
  await withdraw(id)
  await refresh('Template')
}

/** Deletes one's own drafts that a later one stands for; a failure leaves what nobody sees. */
export async function prune(menuId: number): Promise<void> {
  const all = await readRevisions(menuId)
  const old = all.slice(0, -1).filter(({ kind, userId }) => kind !== 'version' && userId === session.user?.id)
  for (const { id } of old) await withdraw(id)
}

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
