import type { ReactElement } from 'react'

/** What the palette can find. */
export type EntryKind = 'recent' | 'action' | 'screen' | 'setting' | 'guide' | 'record'

interface Shown {
  /** Tells it from all others. */
  key: string
  kind: EntryKind
  label: string
  /** What it is, beside its name, such as `Tracking number`. */
  detail?: string | undefined
  /** Other words it is found by. */
  words?: string | undefined
  /** It was found by its id, written as one (`#42`): it is the best there is. */
  isExact?: boolean
  /** It was found by a number that happens to be its id: it comes last. */
  isById?: boolean
  /** Heading of its own within its kind, such as `Call Logs · 120`. */
  group?: string
  /** Choosing it leaves the palette open. */
  keepsOpen?: true
  /** Address under which what it leads to is kept as opened lately, where that is another one. */
  keeps?: string
}

/** Brings a dialog that takes the place of the palette. */
export type Ask = (onClose: () => void) => Promise<ReactElement>

/** Something the palette leads to, does, or asks about. */
export type Entry = Shown &
  (
    | { href: string; run?: never; ask?: never }
    | { run: () => void | Promise<void>; href?: never; ask?: never }
    | { ask: Ask; href?: never; run?: never }
  )
