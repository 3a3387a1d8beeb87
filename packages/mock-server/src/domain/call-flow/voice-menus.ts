import {
  type CheckedMenu,
  checkMenu,
  hasPrompt,
  type MenuFinding,
  type MenuReason,
  type MenuSetup,
  problemCode,
} from '@lineboard/contract/call-flow'
import type { FieldIssue } from '../../ground/errors.ts'
import type { Row } from '../../store/rows/internal-rows.ts'
import type { Store } from '../../store/rows/types.ts'
import { customerIssues } from '../rules/checks.ts'
import type { ModelRules } from '../rules/model-rules.ts'

type Problem = Row<'Ivr'>['errors'][number]

/** What is wrong, in a sentence; that of a choice goes on after its key. */
const sentences: Record<MenuReason, string> = {
  no_target: 'has no target.',
  target_gone: 'leads to a voice menu or gateway that is gone.',
  target_of_another_customer: 'leads to a voice menu or gateway of another customer.',
  target_invalid: 'leads to what is no phone number or e-mail address.',
  gateway_takes_no_calls: 'leads to a gateway that takes no outbound calls.',
  menu_without_choices: 'leads to a voice menu without actions.',
  menu_draft: 'leads to a voice menu that is a draft.',
  key_taken: 'has an action already.',
  invalid_never_comes: 'never comes up: every key has an action.',
  no_timeout: 'Nothing happens when no key is pressed in time.',
  no_invalid: 'Nothing happens on a key without an action.',
  no_prompt: 'Callers hear nothing.',
  key_unspoken: 'is not among those that the greeting names.',
  waits_in_circles: 'leads a caller who presses nothing in circles.',
  leads_back: 'Every choice leads back to where it began.',
  leads_nowhere: 'No choice leads anywhere.',
  nobody_comes: 'Nothing leads here.',
  wallet_empty: 'The wallet is empty.',
}

const onKey = (key: Row<'IvrAction'>['key']) =>
  key === 'timeout' || key === 'invalid' ? `The choice "${key}"` : `Key ${key}`

/** The findings that keep a menu from being published, as the contract has them. */
const toProblems = (findings: readonly MenuFinding[], actions: readonly Row<'IvrAction'>[]): Problem[] =>
  findings.flatMap((finding) => {
    const code = problemCode(finding)
    if (!code) return []
    const action = actions.find(({ id }) => id === finding.choiceId)
    const sentence = sentences[finding.reason]
    return action
      ? [{ code, actionId: action.id, message: `${onKey(action.key)} ${sentence}` }]
      : [{ code, message: sentence }]
  })

/** Rows that are still there but about to go. */
interface Going {
  menuId?: number
  gatewayId?: number
}

/** Actions of a voice menu by position. */
export function actionsInOrder(store: Store, ivrId: number): Row<'IvrAction'>[] {
  return store
    .table('IvrAction')
    .by('ivrId', ivrId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
}

function setupOf(store: Store, going: Going): MenuSetup {
  return {
    menu: (id) => (id === going.menuId ? undefined : store.table('Ivr').get(id)),
    choices: (menuId) => (menuId === going.menuId ? [] : actionsInOrder(store, menuId)),
    customer: (id) => store.table('Customer').get(id),
    gateway: (id) => (id === going.gatewayId ? undefined : store.table('SipGateway').get(id)),
  }
}

/** What keeps a voice menu from being published. */
export function problemsOfMenu(store: Store, menu: CheckedMenu, going: Going = {}): Row<'Ivr'>['errors'] {
  return toProblems(checkMenu(setupOf(store, going), menu), actionsInOrder(store, menu.id))
}

/** Checks every voice menu again, as a change in one place can break a menu elsewhere. */
export function recheckMenus(store: Store, going: Going = {}): void {
  for (const menu of store.table('Ivr').find()) {
    const { id, errors: known } = menu
    if (id === going.menuId) continue
    const errors = problemsOfMenu(store, menu, going)
    if (JSON.stringify(errors) !== JSON.stringify(known)) {
      store.table('Ivr').patch(id, { errors, valid: errors.length === 0 })
    }
  }
}

function greetingIssues({ greeting }: Row<'Ivr'>): FieldIssue[] {
  if (hasPrompt(greeting)) return []
  const message = greeting.kind === 'text' ? 'needs a text to read' : 'needs a recording to play'
  return [{ field: 'greeting', code: 'presence', message, value: greeting }]
}

/** A voice menu counts its changes, knows what is wrong with it, and is only published when nothing is. */
export const ivrRules: ModelRules<'Ivr'> = {
  defaults: (_input, { now }) => ({
    status: 'draft',
    timeoutSeconds: 5,
    maxAttempts: 3,
    version: 1,
    valid: false,
    errors: [],
    updatedAt: now().toISOString(),
  }),

  check(row, context) {
    const problems = row.status === 'published' ? problemsOfMenu(context.store, row) : []
    const refused = problems.map(({ code, message }) => ({
      field: 'status',
      code,
      message: `can't be published: ${message}`,
      value: row.status,
    }))
    return [...customerIssues(context, row), ...greetingIssues(row), ...refused]
  },

  saved(row, { store, now }, before) {
    if (before) store.table('Ivr').patch(row.id, { version: before.version + 1, updatedAt: now().toISOString() })
    recheckMenus(store)
  },

  beforeDelete(row, { store }) {
    recheckMenus(store, { menuId: row.id })
  },
}
