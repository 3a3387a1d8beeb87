// The page permissions.md: permissions of every call, by the function that the mock server uses.
import { guardedFields, people, personalFieldNames, rowsInWords, whoMay } from '../src/permissions/permission-table.ts'

const line = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

/**
 * The page as Markdown.
 * @param {readonly string[]} models
 */
export function permissionPage(models) {
  const calls = whoMay().map(({ operation, needs, cells }) => [
    `\`${operation}\``,
    needs,
    ...cells.map((cell) => cell || '–'),
  ])
  return `# Permissions

Every call, and the rows for which each person may make it. The contract has the rules (\`x-permission\`, \`x-no-impersonation\`, \`x-rows\`,
\`x-owner-sees\`, \`x-cross-tenant\`, \`x-buying\`, \`x-seen-by\`, \`x-secret\`); \`may\` of \`@lineboard/contract/permissions\` applies them. A
running mock server shows this table at \`/docs/who-may\`.

- **read only**, **staff**, **administrator**: a role with that permission for every section. Of several sections under "needs", one is enough.
- **acted as**: an administrator of a customer, impersonated by somebody. **reading key**, **writing key**: that administrator's API keys.
- **own**: rows of the user's customer. **everybody**: rows of no customer. **all**: rows of other customers too.
- **itself**: the user's own account only.

Nobody changes the account, keys or role of a user with more rights, and no role grants more than the granting user has.

## Calls

${table(['Call', 'Needs', ...Object.keys(people)], calls)}

## Rows

${table(
  ['Entity', 'Rows belong to'],
  models.map((model) => [`\`${model}\``, rowsInWords(model)]),
)}

## Fields

The API returns only the end of a secret, which can't be searched, sorted or selected. Only its user reads a field marked \`own\`. Every
other field is readable by all users who can read the row. Calls that need "in person", and a change of ${personalFieldNames()
    .map((name) => `\`${name}\``)
    .join(', ')} by any call, need a session of one's own.

${table(
  ['Entity', 'Field', 'For'],
  guardedFields().map(([model, field, who]) => [`\`${model}\``, `\`${field}\``, who]),
)}
`
}
