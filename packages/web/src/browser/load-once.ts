import { useEffect, useState } from 'react'
import { bringMissingStyles } from './missing-styles.ts'

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
