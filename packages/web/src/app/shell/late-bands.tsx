import { useEffect, useState } from 'react'
import { loadOnce, useLoaded } from '../../browser/load-once.ts'
import { whenAtRest } from '../../data/when-at-rest.ts'

const bands = loadOnce(async () => (await import('./bands.tsx')).Bands)

/** How long a screen has stood before what nobody waits for is brought, in milliseconds. */
const REST_MS = 1000

/** The bands that come when the first screen rests, with what they ask. */
export function LateBands() {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true), REST_MS), [])
  const { value: Bands } = useLoaded(bands, isAtRest)
  return Bands ? <Bands /> : null
}
