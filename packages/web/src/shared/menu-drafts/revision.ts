import type { components } from '@lineboard/contract'

export type Template = components['schemas']['Template']
type Ivr = components['schemas']['Ivr']
export type MenuChoice = Omit<components['schemas']['IvrActionInput'], 'position'>

/** What a menu says and does, without what the server keeps of it by itself; choices stand in their order. */
export interface MenuContent {
  name: string
  description: string
  greeting: Ivr['greeting']
  timeoutSeconds: number
  maxAttempts: number
  actions: readonly MenuChoice[]
}

/** What is kept of a menu beside it, at one time, whole. */
export type Kept =
  /** Edits that callers do not hear yet; `base` is what they heard when the draft was begun. */
  | { kind: 'draft'; content: MenuContent; base: MenuContent }
  /** There is no draft any more. */
  | { kind: 'discarded' }
  /** What was published, and what callers heard before; nothing of a menu that was no live one. */
  | { kind: 'version'; content: MenuContent; before?: MenuContent | undefined; note: VersionNote }

/** What is to be known of how a version came to be. */
export interface VersionNote {
  /** Cases that failed and were put aside. */
  failing?: readonly string[]
  /** When the version it brings back was published. */
  restored?: string
}

/** One of the things kept of a menu, in the order of `revision`. */
export type Revision = Kept & {
  /** Id of the template. */
  id: number
  /** Counts what was kept of the menu, 1 being the first. */
  revision: number
  /** Tells what one has kept oneself from what others have. */
  mark: string
  /** Who kept it, and when. */
  userId: number
  createdAt: string
  sharedWith: readonly number[]
}

/** Where all that is kept of a menu is found on the server. */
export const keptUnder = (menuId: number) =>
  ({ kind: 'report', resource: 'Ivr', name: `Draft and versions of voice menu ${menuId}` }) as const

const isContent = (value: unknown): value is MenuContent => {
  const { name, greeting, actions }: Record<string, unknown> = { ...Object(value) }
  return typeof name === 'string' && typeof Object(greeting).kind === 'string' && Array.isArray(actions)
}

function isKept(said: Record<string, unknown>): said is Kept & Record<string, unknown> {
  if (said.kind === 'discarded') return true
  if (said.kind === 'draft') return isContent(said.content) && isContent(said.base)
  return said.kind === 'version' && isContent(said.content) && (said.before === undefined || isContent(said.before))
}

/** What a template keeps of a menu; undefined where it keeps nothing of that one. Other programs keep templates too. */
function toRevision({ id, definition, userId, createdAt, sharedWith }: Template, menuId: number): Revision | undefined {
  const { menuId: of, revision, mark, ...said } = definition ?? {}
  if (of !== menuId || typeof revision !== 'number' || !isKept(said)) return undefined
  return {
    ...said,
    note: Object(said.note),
    id,
    revision,
    mark: String(mark),
    userId,
    createdAt,
    sharedWith,
  } as Revision
}

/**
 * What is kept of a menu, oldest first. Where two people kept something at once, the one who came first counts: the other one was told,
 * and took it back.
 */
export function revisionsOf(templates: readonly Template[], menuId: number): Revision[] {
  const all = templates
    .flatMap((template) => toRevision(template, menuId) ?? [])
    .sort((one, other) => one.revision - other.revision || one.id - other.id)
  return all.filter((each, at) => each.revision !== all[at - 1]?.revision)
}

type Of<Kind extends Kept['kind']> = Extract<Revision, { kind: Kind }>

/** The draft of a menu, if there is one: it is the last thing kept of it. */
export function draftOf(revisions: readonly Revision[]): Of<'draft'> | undefined {
  const last = revisions.at(-1)
  return last?.kind === 'draft' ? last : undefined
}

/** A version with its number, 1 being the first. */
export type Version = Of<'version'> & { number: number }

/** What was published, newest first. */
export const versionsOf = (revisions: readonly Revision[]): Version[] =>
  revisions
    .filter((each): each is Of<'version'> => each.kind === 'version')
    .map((each, at) => ({ ...each, number: at + 1 }))
    .reverse()
