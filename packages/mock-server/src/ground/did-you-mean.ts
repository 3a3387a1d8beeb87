/** How many letters must be changed, added or left out to make one text of another. */
function distance(from: string, to: string): number {
  let costs = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const [replaced = 0, added = 0] = costs.slice(column, column + 2)
      next.push(Math.min(replaced + Number(letter !== other), added + 1, (next[column] ?? 0) + 1))
    }
    costs = next
  }
  return costs.at(-1) ?? 0
}

/** Letters that a misspelt name may have wrong. */
const mostWrong = 2

/** A question for the name that a text may be meant for, where there is one; else nothing. */
export function didYouMean(text: string, names: readonly string[]): string {
  const wrong = (name: string) => distance(text.toLowerCase(), name.toLowerCase())
  const [nearest] = names
    // Others are further off by their length alone; to tell how far would take as long as a text of megabytes wants.
    .filter((name) => Math.abs(name.length - text.length) <= mostWrong)
    .map((name) => ({ name, letters: wrong(name) }))
    .filter(({ letters }) => letters <= mostWrong)
    .toSorted((a, b) => a.letters - b.letters)
  return nearest ? ` Did you mean ${nearest.name}?` : ''
}
