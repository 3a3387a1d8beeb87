interface Named {
  firstName?: string | undefined
  lastName?: string | undefined
  username: string
}

/** First and last name of a person, or the login name of one who gave none. */
export const personName = ({ firstName = '', lastName = '', username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username

/** Up to two letters that stand for a name, in capitals. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._@-]+/u)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
