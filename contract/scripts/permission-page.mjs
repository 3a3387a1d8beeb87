// docs/permissions.md: who may do what, asked of the function that the mock server asks.

const BANNER = '<!-- Generated from contract/openapi.yaml by `pnpm generate`. Do not edit. -->'

const line = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')

/**
 * The page as Markdown. Read when the table of rights has been written, which it is made of.
 * @param {typeof import('../src/permissions/who-may.ts')} rights
 * @param {readonly string[]} models
 */
export function permissionPage({ guardedFields, people, rowsInWords, whoMay }, models) {
  const calls = whoMay().map(({ operation, needs, cells }) => [
    `\`${operation}\``,
    needs,
    ...cells.map((cell) => cell || '–'),
  ])
  return `${BANNER}

# Who may do what

Every call, and whose rows each person may make it about. The rules stand in the contract (\`x-permission\`, \`x-in-person\`,
\`x-rows\`, \`x-owner-sees\`, \`x-for-others\`, \`x-buying\`, \`x-seen-by\`, \`x-secret\`) and one function answers from them, \`may\` of \`@lineboard/contract/permissions\`; a difference
of this page is a change of rights. A running mock server shows it at \`/docs/who-may\`.

- **read only**, **staff** and **administrator** have a role with that permission for every section; a list of sections under
  "needs" means that one of them is enough.
- **acted as**: an administrator of a customer, while somebody acts as him. **reading key**, **writing key**: his API keys.
- **own**: rows of one's customer. **everybody**: rows of no customer. **all**: those of other customers as well.
- **itself**: the own account alone. Whatever the table says, nobody changes the account, keys or role of somebody with more
  rights than his own, and no role gives more than the giver has.

## Calls

${table(['Call', 'Needs', ...Object.keys(people)], calls)}

## Rows

${table(
  ['Entity', 'Rows are of'],
  models.map((model) => [`\`${model}\``, rowsInWords(model)]),
)}

## Fields

A secret is read with its end alone and can't be searched, sorted or chosen; \`own\` is for its user. Any other field can be read
by whoever reads the row.

${table(
  ['Entity', 'Field', 'For'],
  guardedFields().map(([model, field, who]) => [`\`${model}\``, `\`${field}\``, who]),
)}
`
}
