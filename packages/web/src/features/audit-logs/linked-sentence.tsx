import { PlaceLink } from '../../ui/place-link.tsx'
import { type Entry, linkOf, sentenceOf } from './sentence.ts'

/** An entry in words, in which the row that it is about is a link to it. */
export function LinkedSentence({ entry, tabIndex }: { entry: Entry; tabIndex?: number }) {
  const text = sentenceOf(entry)
  const link = linkOf(entry)
  const at = link ? text.indexOf(link.words) : -1
  if (!link || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <PlaceLink href={link.href} {...(tabIndex !== undefined && { tabIndex })}>
        {link.words}
      </PlaceLink>
      {text.slice(at + link.words.length)}
    </>
  )
}
