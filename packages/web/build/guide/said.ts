/** What a message may read as: what stands in braces is any words. Undefined for one that has hardly words of its own. */
function patternOf(message: string): RegExp | undefined {
  const [parts] = [...message].reduce<[string, number]>(
    ([text, depth], sign) => {
      if (sign === '{') return [depth === 0 ? `${text}\u0000` : text, depth + 1]
      if (sign === '}') return [text, depth - 1]
      return [depth === 0 ? text + sign : text, depth]
    },
    ['', 0],
  )
  if (!/\p{L}{3}/u.test(parts)) return undefined
  const escaped = parts.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('\u0000', '.+')}$`)
}

/** Whether the app may say these words by a message. */
export const isSaidBy = (message: string, words: string): boolean =>
  message === words || (message.includes('{') && patternOf(message)?.test(words) === true)
