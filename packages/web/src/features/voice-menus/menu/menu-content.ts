import type { components } from '@lineboard/contract'
import type { MenuChoice, MenuContent } from '../../../shared/menu-drafts/revision.ts'
import { type ActionValues, toActionInput } from './menu-values.ts'

type Ivr = components['schemas']['Ivr']

/** A menu as it is read, or as its form sends it. */
type Said = Pick<Ivr, 'name' | 'greeting'> &
  Partial<Pick<Ivr, 'description' | 'timeoutSeconds' | 'maxAttempts'>> & { actions: readonly MenuChoice[] }

/** What counts where nothing is typed, as the contract has it. */
export const standing = { timeoutSeconds: 5, maxAttempts: 3 } as const

/** The same menu is the same content, whichever empty fields a server answers. */
export function contentOf({ actions, greeting, ...said }: Said): MenuContent {
  const { kind, text, voice, language, recordingId } = greeting
  const spoken = Object.entries({ text, voice, language, recordingId }).filter(([, value]) => value)
  return {
    name: said.name,
    description: said.description ?? '',
    greeting: { kind, ...Object.fromEntries(spoken) },
    timeoutSeconds: said.timeoutSeconds ?? standing.timeoutSeconds,
    maxAttempts: said.maxAttempts ?? standing.maxAttempts,
    actions: actions.map(({ key, kind: does, target, label }) => ({
      ...{ key, kind: does },
      ...(target && { target }),
      ...(label && { label }),
    })),
  }
}

/** The content of a menu that was read with its choices. */
export const contentOfRow = ({ Actions = [], ...menu }: Ivr): MenuContent =>
  contentOf({ ...menu, actions: Actions.toSorted((one, other) => one.position - other.position) })

/** The content of what was typed; `body` is the form's own, held against the contract. */
export const contentOfTyped = (body: object, actions: readonly ActionValues[]): MenuContent =>
  contentOf({ ...(body as Omit<Said, 'actions'>), actions: actions.map((each, at) => toActionInput(each, at + 1)) })

/** Whether two contents are the same to callers and staff. */
export const isSameContent = (one: MenuContent, other: MenuContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Choices as rows of a menu. */
export const rowsOfChoices = (ivrId: number, { actions }: Pick<MenuContent, 'actions'>) =>
  actions.map((choice, at) => ({ ...choice, id: at + 1, ivrId, position: at + 1 }))

/** A menu that says and does something else. */
export const rowWith = (menu: Ivr, content: MenuContent): Ivr => {
  const { actions: _, ...own } = content
  return { ...menu, ...own, Actions: rowsOfChoices(menu.id, content) }
}
