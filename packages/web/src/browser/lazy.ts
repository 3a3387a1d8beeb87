import { useEffect, useState } from 'react'

/** Style sheets that could not be downloaded when the code that needs them came. */
const missing = new Set<string>()

const NAMED = /^Unable to preload CSS for (\S+)$/

/** Notes from now on which style sheets could not be downloaded. */
export function noteMissingStyles(): void {
  // Vite names the file in its words alone.
  addEventListener('vite:preloadError', (event) => {
    const { message = '' }: { message?: string } = Object(Object(event).payload)
    const [, href] = NAMED.exec(message) ?? []
    if (href) missing.add(href)
  })
}

function bring(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    link.onload = () => {
      missing.delete(href)
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new TypeError(`${href} could not be downloaded.`))
    }
    document.head.append(link)
  })
}

/**
 * Brings what style sheets are missing; rejects where one still can't be had. Vite asks for each once, and takes it for there from then on: code that is
 * asked for again would be drawn without them.
 */
export async function bringMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(bring))
}

/** Something that is downloaded when first needed. */
export interface LoadOnce<Value> {
  /** It, if it is here. */
  peek(): Value | undefined
  /** Brings it, once; after a failure the next call tries again. */
  load(): Promise<Value>
}

/** Remembers what `load` brings. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadOnce<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  return {
    peek: () => value,
    load() {
      loading ??= bringMissingStyles()
        .then(load)
        .then(
          (loaded) => {
            value = loaded
            return loaded
          },
          (error: unknown) => {
            loading = undefined
            throw error
          },
        )
      return loading
    },
  }
}

/** What is made of something that is downloaded, made once. */
export function mapLoaded<Value, Made>(source: LoadOnce<Value>, make: (value: Value) => Made): LoadOnce<Made> {
  let made: { of: Value; it: Made } | undefined
  const madeOf = (value: Value) => {
    made = made?.of === value ? made : { of: value, it: make(value) }
    return made.it
  }
  return {
    peek() {
      const value = source.peek()
      return value === undefined ? undefined : madeOf(value)
    },
    load: async () => madeOf(await source.load()),
  }
}

/** What is brought by something that is itself downloaded first; after a failure of either the next call tries again. `once` remembers it. */
export function chainLoaded<Value, Brought>(
  source: LoadOnce<Value>,
  bring: (value: Value) => Promise<Brought>,
  once = loadOnce,
): LoadOnce<Brought> {
  const next = mapLoaded(source, (value) => once(() => bring(value)))
  return {
    peek: () => next.peek()?.peek(),
    load: async () => (await next.load()).load(),
  }
}

/** The value once it is here, without Suspense, whose fallback stays at least 300 ms; and whether bringing it failed. */
export function useLoaded<Value>(
  source: LoadOnce<Value>,
  isNeeded = true,
): { value: Value | undefined; failed: boolean } {
  const [ended, setEnded] = useState<{ source: LoadOnce<Value>; failed: boolean }>()
  const value = source.peek()
  const isHere = value !== undefined
  useEffect(() => {
    if (isHere || !isNeeded) return
    let isCurrent = true
    const end = (failed: boolean) => isCurrent && setEnded({ source, failed })
    source.load().then(
      () => end(false),
      () => end(true),
    )
    return () => {
      isCurrent = false
    }
  }, [source, isHere, isNeeded])
  return { value, failed: !isHere && ended?.source === source && ended.failed }
}

/** Whether the person has asked the browser to save data: then no code is brought before somebody needs it. */
export function savesData(): boolean {
  const { saveData }: { saveData?: unknown } = Object(Reflect.get(navigator, 'connection'))
  return saveData === true
}
