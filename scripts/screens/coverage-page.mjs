// docs/coverage.md: the screens that make each call, or why none does.
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../lib/paths.mjs'
import { usersOfCalls } from './users-of-calls.mjs'
import { reasons } from './without-screen.mjs'

const BANNER = '<!-- Generated from the sources of the web app and scripts/screens by `pnpm generate`. Do not edit. -->'

const line = (cells) => `| ${cells.join(' | ')} |`

/** The file of a decision; throws where there is none of that number. */
function decisionFile(number) {
  const start = `${String(number).padStart(4, '0')}-`
  const found = readdirSync(fromRoot('docs/decisions')).find((name) => name.startsWith(start))
  if (!found) throw new Error(`scripts/screens/without-screen.mjs names decision ${number}, which is not there`)
  return found
}

// By its address, as the web app's: scripts are checked without the types of what they look at.
const { operationTable } = await import(pathToFileURL(fromRoot('contract/src/generated/operations.gen.ts')).href)

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
 * Every call of the contract with who makes it: titles of screens, and `every page`, `every list` or `the softphone`; or the reason why
 * no screen does.
 * @returns {Promise<{ id: string, users: readonly string[], reason: { decision: number, why: string } | undefined }[]>}
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
    if (!reason) return line([`\`${id}\``, '**nobody, and nothing says why**'])
    return line([`\`${id}\``, `none: ${reason.why} ([${reason.decision}](decisions/${decisionFile(reason.decision)}))`])
  })
  return `${BANNER}

# What each call is used for

Of the ${calls.length} calls, ${used.length} are made by the web app, and the others are there for programs, for the reason that stands beside them. A screen makes a
call where one of its sources names it, with all that is opened over it. *Every page* is what stands around the screens: session, menu, search
over everything, notifications. *Every list* is the table that all lists share. Calls of the softphone are those of its own window.

${line(['Call', 'Made by'])}
${line(['---', '---'])}
${rows.join('\n')}
`
}
