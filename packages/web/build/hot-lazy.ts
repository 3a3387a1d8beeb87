// Replaces `browser/lazy.ts` during development: a lazy module loads again when it has changed.

import { useSyncExternalStore } from 'react'
import {
  type LoadOnce,
  chainLoaded as plainChainLoaded,
  loadOnce as plainLoadOnce,
  useLoaded as plainUseLoaded,
} from '../src/browser/lazy.ts'

export { bringMissingStyles, type LoadOnce, mapLoaded, noteMissingStyles, savesData } from '../src/browser/lazy.ts'

/** The last answer to each import on demand, by importer and path. */
const answers = new Map<string, Promise<unknown>>()
/** Modules that came in the place of older ones; the importer still has the address of those. */
const newest = new Map<string, Promise<unknown>>()
/** Keys of the imports of the load that is just beginning. */
let begun: Set<string> | undefined

/** Stands for `import()`. */
export function hotImport(key: string, bring: () => Promise<unknown>): Promise<unknown> {
  begun?.add(key)
  const answer = newest.get(key) ?? bring()
  answers.set(key, answer)
  return answer
}

/** A module that runs again knows the newest addresses itself. */
export function hotForget(importer: string): void {
  for (const key of newest.keys()) if (key.startsWith(`${importer} `)) newest.delete(key)
}

interface Lazy {
  /** Keys of the imports it stands on. */
  keys: ReadonlySet<string>
  /** Loads it again, and answers what puts that in the place of what there was. */
  again(): Promise<() => void>
}

const lazies = new Set<Lazy>()

export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  const lazy = { keys: new Set<string>(), again }
  const noted = () => {
    begun = lazy.keys
    try {
      return load()
    } finally {
      begun = undefined
    }
  }
  let current = plainLoadOnce(noted)
  async function again() {
    const next = plainLoadOnce(noted)
    await next.load()
    return () => {
      current = next
    }
  }
  lazies.add(lazy)
  return { peek: () => current.peek(), load: () => current.load() }
}

export const chainLoaded = <Value, Brought>(source: LoadOnce<Value>, bring: (value: Value) => Promise<Brought>) =>
  plainChainLoaded(source, bring, loadOnce)

let version = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLoaded<Value>(source: LoadOnce<Value>, isNeeded = true) {
  useSyncExternalStore(subscribe, () => version)
  return plainUseLoaded(source, isNeeded)
}

const isLazy = (value: unknown): value is LoadOnce<unknown> =>
  typeof value === 'object' && value !== null && 'peek' in value && 'load' in value

const entriesOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** Brings of a new module what was here of the old one, such as the form of a resource, so that nothing goes away meanwhile. */
async function bringAsBefore(old: unknown, next: unknown): Promise<void> {
  const before = new Map(entriesOf(old))
  for (const [name, value] of entriesOf(next)) {
    const was = before.get(name)
    if (!isLazy(value)) await (entriesOf(was).some(([, part]) => isLazy(part)) && bringAsBefore(was, value))
    else if (isLazy(was) && was.peek() !== undefined) await value.load()
  }
}

declare global {
  interface Window {
    /** Of @vitejs/plugin-react: calls back each time before React renders what has changed. */
    __registerBeforePerformReactRefresh(callback: () => void): void
  }
}

/** The module of @vitejs/plugin-react that a page has while developing; `hot-imports.ts` imports it here. */
declare const reactRefresh: {
  /** Shows what has changed, if these are exports of a module of components. */
  validateRefreshBoundaryAndEnqueueUpdate(id: string, before: object, after: object): string | undefined
}

const waiting = new Set<() => void>()
window.__registerBeforePerformReactRefresh(() => {
  for (const go of waiting) setTimeout(go)
  waiting.clear()
})

function Changed() {
  return null
}

/**
 * Has React render what is on the screen with the newest components. Only after that it takes a new component for the
 * old one, and keeps its state. Nobody may have asked for it: any module of components may.
 */
const componentsRefreshed = () =>
  new Promise<void>((resolve) => {
    waiting.add(resolve)
    reactRefresh.validateRefreshBoundaryAndEnqueueUpdate('', { Changed }, { Changed })
  })

/** Renders whoever waits for something that is imported on demand, and what is below. */
function show() {
  version += 1
  for (const listener of listeners) listener()
}

/** Takes a module in the place of an older one, and shows what has changed. */
export async function hotReplace(key: string, module: unknown): Promise<void> {
  if (!module) return
  await bringAsBefore(await answers.get(key), module)
  newest.set(key, Promise.resolve(module))
  const replacements = await Promise.all([...lazies].filter(({ keys }) => keys.has(key)).map(({ again }) => again()))
  await componentsRefreshed()
  for (const replace of replacements) replace()
  show()
}

type Translate = (...args: never[]) => unknown
const catalogues = new Map<string, { current: Translate }>()

/** A reader of texts that reads the newest of a catalogue, by the file's name, and shows what has changed. */
export function hotTexts<Texts extends Translate>(id: string, texts: Texts): Texts {
  const known = catalogues.get(id)
  if (known) {
    known.current = texts
    show()
  }
  const catalogue = known ?? { current: texts }
  catalogues.set(id, catalogue)
  return new Proxy(texts, {
    apply: (_, self, values) => Reflect.apply(catalogue.current, self, values),
    get: (_, name) => Reflect.get(catalogue.current, name),
  })
}
