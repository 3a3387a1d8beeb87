import styles from './unbroken.module.css'

/** Phone numbers as people read them: that of the home country, and those from abroad behind their +. */
const numbers = /(\(\d{3}\) \d{3}-\d{4}|\+\d[\d ()-]*\d)/

/** A text and the numbers in it by turns, each with its place, by which it is known. */
const partsOf = (text: string) => text.split(numbers).map((part, place) => ({ part, place, isNumber: place % 2 === 1 }))

/** Running text in which no line ends within a phone number. It stays the text that it is, as others copy, search and compare it. */
export const Unbroken = ({ children: text }: { children: string }) =>
  partsOf(text).map(({ part, place, isNumber }) =>
    isNumber ? (
      <span key={place} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
