import type { OwnCall } from '../../../kit/form-draft.ts'
import { draftOf } from '../../../shared/menu-drafts/revision.ts'
import { contentOfRow, contentOfTyped, isSameContent } from '../menu/edited-menu.ts'
import type { Values } from '../menu/menu-values.ts'
import { saveMenu } from '../menu/save-menu.ts'
import { notPublished, publishMenu, takeWanted, withVersion } from './publish-menu.ts'
import { type OpenedMenu, openMenu, prune, readRevisions, saveRevision } from './revisions.ts'
import { CasesFail, failingCases } from './run-all-cases.ts'

type Opened = OpenedMenu & Required<Pick<OpenedMenu, 'beside'>>

const isLive = (row: OpenedMenu | undefined): row is Opened => row?.beside !== undefined

/** What the draft, or what was opened, was begun with. */
const baseOf = ({ live, revisions }: Opened['beside']) => draftOf(revisions)?.base ?? contentOfRow(live)

/** Keeps what was typed as the draft beside what callers hear. What they hear is no draft. */
async function saveDraft({ id, beside }: Opened, values: Values, { body }: OwnCall): Promise<object> {
  const { live, revisions } = beside
  const content = contentOfTyped(body, values.actions)
  const base = baseOf(beside)
  const last = revisions.at(-1)
  if (!draftOf(revisions) && isSameContent(content, base)) return live
  await saveRevision(id, last, isSameContent(content, base) ? { kind: 'discarded' } : { kind: 'draft', content, base })
  await prune(id).catch(() => undefined)
  return openMenu(live)
}

/** A menu that nobody hears becomes live: what is published is a version, as any later one. */
async function publishFirst(row: OpenedMenu, values: Values, own: OwnCall, anyway: boolean): Promise<object> {
  const content = contentOfTyped(own.body, values.actions)
  const failing = await failingCases(row.id, row.customerId, content)
  if (failing.length > 0 && !anyway) throw new CasesFail(failing)
  const names = failing.map(({ tried }) => tried.name)
  const note = names.length > 0 ? { failing: names } : {}
  const last = (await readRevisions(row.id)).at(-1)
  return withVersion(row.id, last, { content, note }, () => saveMenu(row, values, own))
}

/** A new menu. Where it is published with its first save, that is a version, too; callers hear it whether that could be kept or not. */
async function saveNew(values: Values, own: OwnCall): Promise<object> {
  const saved: Pick<OpenedMenu, 'id'> = Object(await saveItself(undefined, values, own))
  if (values.status === 'published') {
    const content = contentOfTyped(own.body, values.actions)
    await saveRevision(saved.id, undefined, { kind: 'version', content, note: {} }).catch(() => undefined)
  }
  return saved
}

/** A menu that is no live one after this is changed itself; its draft goes with that. */
async function saveItself(row: OpenedMenu | undefined, values: Values, own: OwnCall): Promise<object> {
  if (!isLive(row)) {
    return saveMenu(row, values, own).catch((error: unknown) => {
      throw notPublished(error)
    })
  }
  const saved = await saveMenu(row.beside.live, values, own)
  const last = row.beside.revisions.at(-1)
  // What was typed is saved: a draft that stays by mistake is said to be older than what is live then.
  if (last?.kind === 'draft') await saveRevision(row.id, last, { kind: 'discarded' }).catch(() => undefined)
  return saved
}

/**
 * Saves what was typed of a menu. Edits of one that callers hear go to its draft, until they are to be published; anything else is saved
 * at once. Throws what the calls throw, and why it is not published.
 */
export async function saveEdited(row: OpenedMenu | undefined, typed: Values, call: OwnCall): Promise<object> {
  const wanted = takeWanted(row?.id)
  const values = wanted ? { ...typed, status: 'published' as const } : typed
  const own = wanted ? { ...call, body: { ...call.body, status: 'published' } } : call
  if (!row) return saveNew(values, own)
  if (values.status !== 'published') return saveItself(row, values, own)
  if (!isLive(row)) return publishFirst(row, values, own, wanted?.anyway ?? false)
  if (!wanted) return saveDraft(row, values, own)
  const content = contentOfTyped(own.body, values.actions)
  const last = row.beside.revisions.at(-1)
  return publishMenu({ menuId: row.id, content, base: baseOf(row.beside), last, anyway: wanted.anyway })
}
