import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a module keeps for as long as the page lives: proxies, growing collections, variables. */
const kept = /^(export )?(const \w+(: (?!Readonly|readonly)[^=]+)? = (proxy\b|new (Map|Set)(<[^;]*)?\(\)|\[\]$)|let )/m

const isPersonal = (text: string) => /\baddPersonalState\(\{/.test(text)

/** What is the same for whoever signs in next on this page, by module; none of it was read or written by a person. */
const impersonal: Readonly<Record<string, string>> = {
  '../app/router/page-loader.ts': 'the number of the latest load',
  '../app/session/start-session.ts': 'calls that wait for the session itself',
  '../app/start/config.ts': 'configuration',
  '../browser/after-press.ts': 'whether a key is down',
  '../browser/storage.ts': 'what the browser refuses to keep, which is cleared with the rest',
  '../browser/use-now.ts': 'the time',
  '../browser/while-scrolling.ts': 'whether something moves',
  '../data/client.ts': 'the client, whose session is asked for at each call',
  '../data/live.ts': 'the connection, which is closed with the session',
  '../data/rates.ts': 'exchange rates',
  '../data/related-rows.ts': 'what the server refuses to embed',
  '../data/report-error.ts': 'who says what failed',
  '../data/tracked-fetch.ts': 'calls under way',
  '../features/buy-numbers/refresh-market.ts': 'a timer',
  '../features/signup/sign-up-effects.ts': 'how often checks were refused, of who has no account yet',
  '../list/row-selection.ts': 'that nothing is selected',
  '../list/table/draw-late.ts': 'rows that wait to be drawn',
  '../browser/use-media.ts': 'how wide the window is',
  '../parts/call-path/test-call-source.ts': 'whether the server makes test calls',
  '../parts/captcha/bot-check.ts': 'configuration',
  '../parts/captcha/recaptcha.ts': 'a script',
  '../parts/card/card-source.ts': 'configuration',
  '../parts/card/load-stripe.ts': 'a script',
  '../parts/payment/browser-orders.ts': 'payments not answered, kept over signing out so that nobody is charged twice',
  '../parts/phone/format-phone.ts': 'how numbers are written',
  '../parts/recording/play-when-shown.ts': 'the id of the recording that is opened next',
  '../phone/line/bell.ts': 'a sound',
  '../phone/line/sound.ts': 'devices of this machine',
  '../parts/keys/held-keys.ts': 'which keys the screen listens for',
  '../phone/line/leaving/keeper.ts': 'the worker of this browser',
  '../phone/line/leaving/keeper.worker.ts': 'calls that wait ten seconds for their page, of the person named with them',
  '../resource/declarations.ts': 'which resources there are',
  '../state/activity.ts': 'how many calls are under way',
  '../state/color-scheme-store.ts': 'the scheme of this screen',
  '../state/dates.ts': 'formats, set anew with the settings',
  '../state/leaving-tabs.ts': 'a question that is open',
  '../state/number-style.ts': 'formats, set anew with the settings',
  '../state/numbers.ts': 'formats',
  '../state/page-title.ts': 'what the window is called, as long as it shows that',
  '../state/overlay.ts': 'closed with the frame',
  '../state/personal-state.ts': 'the states themselves',
  '../state/session-events.ts': 'who handles them',
  '../state/session-store.ts': 'the session itself',
  '../state/softphone-config.ts': 'configuration',
  '../state/tabs.ts': 'emptied with the frame that shows them',
  '../state/toasts.ts': 'what was said last may be why the session ended; it goes by itself',
  '../state/unsaved.ts': 'given back with the forms',
  '../state/ui-settings-store.ts': 'forgotten by the session itself, as its formats are',
}

it('whatever a module keeps is forgotten with the person, or said to be nobody’s', () => {
  const all = Object.entries(sources).map(([path, text]) => [path.replace(/^\.\//, '../state/'), text] as const)
  const keeping = all.filter(([, text]) => kept.test(text))
  const open = keeping.filter(([path, text]) => !isPersonal(text) && !impersonal[path])
  expect(open.map(([path]) => path)).toEqual([])
  const paths = new Set(keeping.filter(([, text]) => !isPersonal(text)).map(([path]) => path))
  expect(Object.keys(impersonal).filter((path) => !paths.has(path))).toEqual([])
})
