import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import rules from '../../.dependency-cruiser.mjs'

const web = 'packages/web/src'

/** Pieces of the component library that one file alone may bring. */
const [dialog, button, datePicker] = [
  '@mui/material/Dialog',
  '@mui/material/Button',
  '@mui/x-date-pickers/DateCalendar',
]

/** A small web app whose files hold what their imports say. */
const files = {
  ...Object.fromEntries(
    [dialog, button, datePicker, '@mui/material/ButtonBase'].map((name) => [
      `node_modules/${name}/index.js`,
      'export default () => null\n',
    ]),
  ),
  'node_modules/libphonenumber-js/index.js': 'export default () => null\n',
  'node_modules/wouter/package.json': '{ "exports": { "./use-browser-location": "./src/use-browser-location.js" } }\n',
  'node_modules/wouter/src/use-browser-location.js': 'export const navigate = () => {}\n',
  [`${web}/ui/dialog.tsx`]: `import '${dialog}'\nimport '@mui/material/ButtonBase'\n`,
  [`${web}/ui/button.tsx`]: 'export const Button = () => null\n',
  [`${web}/list/import/import-dialog.tsx`]: `import '${dialog}'\n`,
  [`${web}/shared/period/period-pickers.tsx`]: `import '${datePicker}'\n`,
  [`${web}/state/session-store.ts`]: 'export interface User {}\nexport const sessionStore = {}\n',
  [`${web}/state/session.ts`]: "export { sessionStore as session } from './session-store.ts'\n",
  [`${web}/browser/clear-storage.ts`]: 'export const clearStored = () => {}\n',
  [`${web}/lib/pure.ts`]: 'export const pure = 1\n',
  [`${web}/app/session/kept-session.ts`]:
    "import { clearStored } from '../../browser/clear-storage.ts'\nexport const clearKept = clearStored\n",
  [`${web}/app/session/session-effects.ts`]: "export { clearKept } from './kept-session.ts'\n",
  [`${web}/app/session/start-session.ts`]:
    "import './session-effects.ts'\nimport './machine/session-transition.ts'\nimport '../../state/session-store.ts'\n",
  [`${web}/app/session/machine/session-transition.ts`]:
    "import type { User } from '../../../state/session-store.ts'\nexport const transition = (user: User) => user\n",
  [`${web}/features/reads.ts`]:
    "import type { User } from '../state/session-store.ts'\nimport { session } from '../state/session.ts'\nexport const user: User = session\n",
}

let folder

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Names of the rules that the small app breaks with one more line in one of its files. */
async function broken(path = '', line = '') {
  for (const [name, text] of Object.entries({ ...files, [path]: `${files[path] ?? ''}${line}\n` })) {
    if (!name) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const { forbidden = [], options } = rules
  const { output } = await cruise(['packages'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: forbidden.filter(({ name = '' }) => /^(session|one)-/.test(name)) },
  })
  if (path && !files[path]) rmSync(join(folder, path))
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule }) => rule.name)
}

test('a session that is read anywhere and written in its own room, and pieces that are once, break no rule', async () => {
  expect(await broken()).toEqual([])
})

test.each([
  [
    'a feature writes the session',
    'features/reads.ts',
    '../state/session-store.ts',
    'session-store-is-read-through-session',
  ],
  ['calls write the session', 'data/calls.ts', '../state/session-store.ts', 'session-store-is-read-through-session'],
  ['a feature clears the storage', 'features/reads.ts', '../browser/clear-storage.ts', 'session-alone-writes-it'],
  ['the shell clears tokens', 'app/shell/menu.ts', '../session/kept-session.ts', 'session-alone-writes-it'],
  ['the start has an effect done', 'main.ts', './app/session/session-effects.ts', 'session-alone-writes-it'],
  [
    'the shell decides by itself',
    'app/shell/menu.ts',
    '../session/machine/session-transition.ts',
    'session-alone-writes-it',
  ],
  [
    'the machine writes',
    'app/session/machine/session-transition.ts',
    '../../../state/session-store.ts',
    'session-store-is-read-through-session',
  ],
  [
    'the machine clears the storage',
    'app/session/machine/session-transition.ts',
    '../kept-session.ts',
    'session-machine-alone',
  ],
  [
    'the machine imports anything else',
    'app/session/machine/session-transition.ts',
    '../../../lib/pure.ts',
    'session-machine-alone',
  ],
  ['a feature has a dialog of its own', 'features/own.tsx', dialog, 'one-dialog'],
  ['the session has a dialog of its own', 'app/session/own.tsx', dialog, 'one-dialog'],
  ['a feature has another button', 'features/own.tsx', button, 'one-button'],
  ['the one button is the library’s', 'ui/button.tsx', button, 'one-button'],
  ['a feature chooses days another way', 'features/own.tsx', datePicker, 'one-date-picker'],
  ['a feature writes phone numbers by itself', 'features/own.tsx', 'libphonenumber-js', 'one-phone-format'],
  ['a feature goes somewhere by itself', 'features/own.tsx', 'wouter/use-browser-location', 'one-navigate'],
])('%s: a rule says no', async (_, file, imported, rule) => {
  expect(await broken(`${web}/${file}`, `import '${imported}'`)).toContain(rule)
})
