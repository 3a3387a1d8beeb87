// The page coverage.md: the screens that make each call, or the reason why none does.
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../lib/paths.mjs'
import { usersOfCalls } from './users-of-calls.mjs'
import { reasons } from './without-screen.mjs'

const line = (cells) => `| ${cells.join(' | ')} |`

// By its address, as the web app's: scripts are checked without the types of what they look at.
const { operationTable } = await import(pathToFileURL(fromRoot('contract/src/operation-table.ts')).href)

/** Calls by id, with method and address. */
const operations = new Map(
  Object.entries(operationTable).flatMap(([model, verbs]) =>
    Object.entries(verbs).map(([verb, line]) => {
      const [method = '', path = ''] = String(line).split(' ')
      return [`${model}.${verb}`, { method, path }]
    }),
  ),
)

/**
 * Every call of the contract with its users: titles of screens, `every page`, `every list` or `the softphone`. Without users, the reason.
 * @returns {Promise<{ id: string, users: readonly string[], reason: string | undefined }[]>}
 */
export async function callsWithUsers() {
  const users = await usersOfCalls(operations)
  return [...operations.keys()].map((id) => ({ id, users: users.get(id) ?? [], reason: reasons.get(id) }))
}

/** The page as Markdown. */
export async function coveragePage() {
  const calls = await callsWithUsers()
  const used = calls.filter(({ users }) => users.length > 0)
  const rows = calls.map(({ id, users, reason }) => {
    if (users.length > 0) return line([`\`${id}\``, users.join(', ')])
    if (!reason) return line([`\`${id}\``, '**no screen and no reason**'])
    return line([`\`${id}\``, `none: ${reason}`])
  })
  return `# Which screens make each call

The web app makes ${used.length} of the ${calls.length} calls. The other calls are for integrators; their row gives the reason. A screen makes
a call if one of its sources names it, dialogs and drawers included. *Every page* is the shell: session, menu, search, notifications.
*Every list* is the list engine.

${line(['Call', 'Made by'])}
${line(['---', '---'])}
${rows.join('\n')}
`
}
