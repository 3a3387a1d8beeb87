/** How wide a text is drawn, in points. */
export type WidthOf = (text: string) => number

/** As much of a word as has room, at least a character, and the rest of it. */
function broken(word: string, room: number, widthOf: WidthOf): [begin: string, rest: string] {
  const characters = [...word]
  let count = 1
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= room) count++
  return [characters.slice(0, count).join(''), characters.slice(count).join('')]
}

/** Lines of a text, one at least, that have room in a width, in points: broken between words, and within one that is wider than a line. */
export function wrapText(text: string, room: number, widthOf: WidthOf): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(' ')
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= room) {
      line = longer
    } else if (line !== '') {
      lines.push(line)
      line = ''
      words.unshift(word)
    } else {
      const [begin, rest] = broken(word, room, widthOf)
      lines.push(begin)
      if (rest !== '') words.unshift(rest)
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line]
}
