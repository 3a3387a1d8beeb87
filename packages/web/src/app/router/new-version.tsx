import { useEffect, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/lazy.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'

const note = loadOnce(async () => (await import('./rare-pages.tsx')).NewVersionNote)

/** How long a page is left in peace before it is looked after, in milliseconds. */
const REST_MS = 5000

/** Looks whether a new version of the app is installed, by code that comes when the page is at rest. */
export function NewVersion() {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const { value: Note } = useLoaded(note, isAtRest)
  return Note ? <Note /> : null
}
