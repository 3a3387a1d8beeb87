import { expect, it } from 'vitest'
import type { AstNode } from '../build/ast.ts'
import { child, listOf, parse } from './parse.ts'
import { sources } from './sources.ts'

/** Something that is made empty and grows, or whose changes are followed. */
function grows(made?: AstNode): boolean {
  const name = made && child(made, 'callee')?.name
  if (made?.type === 'CallExpression') return name === 'proxy'
  if (made?.type === 'NewExpression') return (name === 'Map' || name === 'Set') && listOf(made.arguments).length === 0
  return made?.type === 'ArrayExpression' && listOf(made.elements).length === 0
}

/** The name of a variable's type, such as `ReadonlyMap`. */
function typeOf(variable: AstNode): string {
  const type = child(child(variable, 'id') ?? variable, 'typeAnnotation')
  const named = type && child(type, 'typeAnnotation')
  return String((named && child(named, 'typeName')?.name) ?? named?.operator ?? '')
}

/** Whether a module keeps something for as long as the page lives: a proxy, a growing collection, a variable. */
function keeps([program]: readonly AstNode[]): boolean {
  const declarations = listOf(program?.body).map((statement) => child(statement, 'declaration') ?? statement)
  return declarations.some(
    ({ type, kind, declarations: variables }) =>
      type === 'VariableDeclaration' &&
      (kind === 'let' ||
        listOf(variables).some((each) => grows(child(each, 'init')) && !/^readonly/i.test(typeOf(each)))),
  )
}

const isPersonal = (nodes: readonly AstNode[]) =>
  nodes.some((node) => node.type === 'CallExpression' && child(node, 'callee')?.name === 'addPersonalState')

/** What is the same for whoever signs in next on this page, by module; none of it was read or written by a person. */
const impersonal: Readonly<Record<string, string>> = {
  'app/router/use-route-effects.ts': 'which place is shown',
  'app/router/page-loader.ts': 'the number of the latest load',
  'app/session/leave.ts': 'a question that is open',
  'app/session/recent-code.tsx': 'a question that is open, which closes with the session',
  'app/session/start-session.ts': 'calls that wait for the session itself',
  'app/config.ts': 'configuration',
  'browser/events.ts': 'whether a key is down',
  'browser/lazy.ts': 'style sheets that could not be downloaded',
  'browser/storage.ts': 'what the browser refuses to keep, which is cleared with the rest',
  'browser/use-now.ts': 'the time',
  'browser/timing.ts': 'whether something moves',
  'data/client.ts': 'the client, whose session is asked for at each call',
  'data/live.ts': 'the connection, which is closed with the session',
  'data/rates.ts': 'exchange rates',
  'data/related-rows.ts': 'what the server refuses to embed',
  'data/report-error.ts': 'who says what failed',
  'data/tracked-fetch.ts': 'calls under way',
  'features/buy-numbers/market.ts': 'a timer',
  'features/signup/sign-up-effects.ts': 'how often checks were refused, of who has no account yet',
  'list/context/row-selection.ts': 'that nothing is selected',
  'list/table/draw-late.ts': 'rows that wait to be drawn',
  'browser/hooks.ts': 'how wide the window is',
  'shared/period/today.ts': 'the day',
  'shared/call-flow/test-call-source.ts': 'whether the server makes test calls',
  'shared/captcha/bot-check.ts': 'configuration',
  'shared/captcha/recaptcha.ts': 'a script',
  'shared/card/card-source.ts': 'configuration',
  'shared/card/stripe.ts': 'a script',
  'shared/payment/orders.ts': 'payments not answered, kept over signing out so that nobody is charged twice',
  'shared/handling/open-calls.ts': 'questions that are about to be asked again',
  'shared/phone/format-phone.ts': 'how numbers are written',
  'shared/recording/play-when-shown.ts': 'the id of the recording that is opened next',
  'phone/line/bell.ts': 'a sound',
  'phone/line/tones.ts': 'sounds',
  'phone/line/sound.ts': 'devices of this machine',
  'shared/keys/press.ts': 'which keys the screen listens for',
  'phone/line/handover/keeper.ts': 'the worker of this browser',
  'phone/line/handover/keeper.worker.ts': 'calls that wait ten seconds for their page, of the person named with them',
  'data/server-fields.ts': 'what the server has, forgotten with the server',
  'kit/declarations.ts': 'which resources there are',
  'state/activity.ts': 'how many calls are under way',
  'state/color-scheme-store.ts': 'the scheme of this screen',
  'state/dates.ts': 'formats, set anew with the settings, and what the language of the browser says',
  'state/number-style.ts': 'formats, set anew with the settings',
  'state/numbers.ts': 'formats',
  'state/page-title.ts': 'what the window is called, as long as it shows that',
  'state/overlay.ts': 'closed with the frame',
  'state/personal-state.ts': 'the states themselves',
  'state/session-events.ts': 'who handles them',
  'state/served-calls.ts': 'configuration',
  'state/session-store.ts': 'the session itself',
  'state/softphone-config.ts': 'configuration',
  'state/tabs.ts': 'emptied with the frame that shows them',
  'state/unsaved.ts': 'given back with the forms',
  'state/ui-settings-store.ts': 'forgotten by what applies them, as its formats are',
  'ui/fallback-theme.ts': 'the theme, which is everybody’s',
}

it.each([
  ['let last = 0', true],
  ['export const store = proxy({ a: 1 })', true],
  ['const open = new Map<string, () => void>()', true],
  ['const all: string[] = []', true],
  ['const none: readonly string[] = []', false],
  ['const none: ReadonlySet<string> = new Set()', false],
  ["const some = new Set(['a'])", false],
  ['function add() { let sum = 0; const parts = [] }', false],
])('%s keeps something: %s', (code, expected) => {
  expect(keeps(parse(code, 'ts'))).toBe(expected)
})

it('whatever a module keeps is forgotten with the person, or said to be nobody’s', () => {
  const shipped = [...sources].filter(([file]) => !file.startsWith('testing/'))
  const keeping = shipped.filter(([, nodes]) => keeps(nodes) && !isPersonal(nodes)).map(([file]) => file)
  expect(keeping.filter((file) => !impersonal[file])).toEqual([])
  expect(Object.keys(impersonal).filter((file) => !keeping.includes(file))).toEqual([])
})
