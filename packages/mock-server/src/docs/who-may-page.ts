import { people, whoMay } from '@lineboard/contract/who-may'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const row = (kind: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${kind}>${escaped(cell)}</${kind}>`).join('')}</tr>`

/** The page at `/docs/who-may`: every call, and whose rows each person may make it about. */
export function whoMayPage(): string {
  const lines = whoMay().map(({ operation, needs, cells }) =>
    row('td', [operation, needs, ...cells.map((cell) => cell || '–')]),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Who may do what</title><link rel="stylesheet" href="/docs/page.css"></head>
<body class="who-may">
<h1>Who may do what</h1>
<p>The rows for which each person may make a call. own: rows of the user's customer. everybody: rows of no customer. all: rows of
other customers too. itself: the user's own account.</p>
<table>
<thead>${row('th', ['Call', 'Needs', ...Object.keys(people)])}</thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</body>
</html>
`
}
