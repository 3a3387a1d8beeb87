import type { components } from '@lineboard/contract'
import { ValidationError } from '@lineboard/sdk'
import { api } from '../../../data/client.ts'
import { refresh } from '../../../data/use-call.ts'
import { savedPlaceText } from '../../../kit/entities/saved-routing.ts'
import { PartlySavedError } from '../../../kit/form/use-saving.ts'
import { callByName } from '../../../kit/rows/calls-by-name.ts'
import { WordedError } from '../../../lib/errors/is-worded.ts'
import type { Kept, MenuContent, Revision, VersionNote } from '../../../shared/menu-drafts/revision.ts'
import { addPersonalState } from '../../../state/personal-state.ts'
import { toastOfRecord } from '../../../state/toasts.ts'
import { isProblem, problemsText } from '../checks/problems-text.ts'
import { contentOfRow, isSameContent, rowsOfChoices } from '../menu/edited-menu.ts'
import { toActionValues } from '../menu/menu-values.ts'
import { saveMenu } from '../menu/save-menu.ts'
import { prune, removeRevision, saveRevision } from './revisions.ts'
import { CasesFail, failingCases } from './run-all-cases.ts'
import { t } from './versions.messages.ts'

/** Why a server does not publish a menu, in words: what it says of the status stands at no field. Any other error stays as it is. */
export function notPublished(error: unknown): unknown {
  const codes = error instanceof ValidationError ? error.details?.codes : undefined
  const problems = codes?.status?.filter(isProblem) ?? []
  if (problems.length === 0 || Object.keys(codes ?? {}).length > 1) return error
  return new WordedError(t('notPublished', { problems: problemsText(problems) }))
}

type Ivr = components['schemas']['Ivr']

/** What is made live. */
export interface Publication {
  menuId: number
  content: MenuContent
  /** What callers are taken to hear by now. */
  base: MenuContent
  /** The last that is known to be kept of the menu. */
  last: Revision | undefined
  /** Failing cases are put aside. @default false */
  anyway?: boolean
  note?: VersionNote
}

/** Callers hear something else than what a draft was begun with. */
export class LiveMoved extends WordedError {
  override name = 'LiveMoved'
}

const readLive = async (id: number): Promise<Ivr> => {
  const [menu] = await api().Ivr.find({ filter: { where: { id }, include: ['Actions'] } })
  if (!menu) throw new WordedError(t('gone'))
  return menu
}

/** The whole row, with columns the contract does not know: its call replaces. */
function bodyOf({ id: _id, Actions: _choices, Customer: _customer, ...columns }: Ivr, content: MenuContent): object {
  const { actions: _, description, ...rest } = content
  return { ...columns, ...rest, description: description || null, status: 'published' }
}

function makeLive(live: Ivr, content: MenuContent): Promise<object> {
  const actions = toActionValues(rowsOfChoices(live.id, content))
  const send = (body: object) => callByName('Ivr.replaceById', { id: live.id, body }).then(Object)
  return saveMenu(live, { status: 'published', actions }, { body: bodyOf(live, content), send })
}

/**
 * Keeps a version and makes it live. It is kept first: of two who publish at once one is told before callers hear anything. Throws what
 * `live` throws, after the version is taken back.
 */
export async function withVersion<Answer>(
  menuId: number,
  last: Revision | undefined,
  version: Omit<Extract<Kept, { kind: 'version' }>, 'kind'>,
  live: () => Promise<Answer>,
): Promise<Answer> {
  const kept = await saveRevision(menuId, last, { kind: 'version', ...version })
  try {
    return await live()
  } catch (error) {
    await removeRevision(kept).catch(() => {
      throw new PartlySavedError(t('notTakenBack'), error, { id: menuId })
    })
    throw notPublished(error)
  }
}

/**
 * Makes a content what callers hear, and a version of it: all of it is done, or it throws and nothing is. Throws `LiveMoved` where callers
 * hear something else than was taken, `CasesFail` where cases fail that were not put aside, `PartlySavedError` where what failed could not be
 * taken back, and what the calls throw.
 */
export async function publishMenu({
  menuId,
  content,
  base,
  last,
  anyway = false,
  note = {},
}: Publication): Promise<Ivr> {
  const live = await readLive(menuId)
  const before = contentOfRow(live)
  if (!isSameContent(before, base)) throw new LiveMoved(t(live.status === 'published' ? 'liveMoved' : 'menuMoved'))
  const failing = await failingCases(menuId, live.customerId, content)
  if (failing.length > 0 && !anyway) throw new CasesFail(failing)
  const names = failing.map(({ tried }) => tried.name)
  const said: VersionNote = { ...note, ...(names.length > 0 && { failing: names }) }
  await withVersion(menuId, last, { content, ...(live.status === 'published' && { before }), note: said }, () =>
    makeLive(live, content),
  )
  await prune(menuId).catch(() => undefined)
  void refresh('Ivr', 'Template')
  return readLive(menuId)
}

/** Says whose calls come to a menu that was published. */
export const sayPublished = (menu: { id: number }): Promise<unknown> =>
  toastOfRecord(savedPlaceText('Ivr')(menu), { severity: 'success', text: t('published') })

/** What the next save of a form is meant to do beyond keeping what was typed. */
interface Wanted {
  /** Cases that fail are put aside. */
  anyway: boolean
}

// A form is saved by the button of its drawer, which knows nothing of menus: what another button of it wants goes beside that.
const wanted = new Map<number | undefined, Wanted>()

/** The next save of a menu publishes it. */
export const wantPublished = (menuId: number | undefined, want: Wanted): void => void wanted.set(menuId, want)

/** What the save under way is meant to do; the next one is none of that. */
export function takeWanted(menuId: number | undefined): Wanted | undefined {
  const want = wanted.get(menuId)
  wanted.delete(menuId)
  return want
}

addPersonalState({ forget: () => wanted.clear() })
