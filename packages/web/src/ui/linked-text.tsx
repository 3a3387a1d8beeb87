import { hrefOf } from '../places/href.ts'
import { titleOf } from '../places/title-of.ts'
import { PlaceLink } from './place-link.tsx'

// Pages that sentences of refusals name as the way on.
const places = ['buyNumbers'] as const

/** A sentence, in which the page that it names is a link to it. */
export function LinkedText({ children: text }: { children: string }) {
  const place = places.find((id) => text.includes(titleOf(id)))
  if (place === undefined) return text
  const [before = '', ...after] = text.split(titleOf(place))
  return (
    <>
      {before}
      <PlaceLink href={hrefOf(place)}>{titleOf(place)}</PlaceLink>
      {after.join(titleOf(place))}
    </>
  )
}
