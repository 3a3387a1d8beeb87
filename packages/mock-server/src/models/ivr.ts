import { hasPrompt } from '@lineboard/contract/call-path'
import type { FieldIssue } from '../errors/loopback-error.ts'
import type { Row } from '../store/models.ts'
import { customerIssues } from './checks.ts'
import { problemsOfMenu, recheckMenus } from './menu-check.ts'
import type { ModelRules } from './types.ts'

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
