import createBidi, { type Bidi } from 'bidi-js'

/** A part of a line that one font draws, its characters in the order they are read. */
export interface VisualRun<Font> {
  text: string
  font: Font
}

let bidi: Bidi | undefined

/** Whether characters of an embedding level of Unicode are read from the right. */
const isFromRight = (level = 0) => level % 2 === 1

/** The parts of a line in the order they stand on paper, from left to right: Arabic and Hebrew are read from the right. */
export function visualRuns<Font>(line: string, fontOf: (character: string) => Font): VisualRun<Font>[] {
  bidi ??= createBidi()
  const order = bidi.getEmbeddingLevels(line)
  const runs: (VisualRun<Font> & { level: number | undefined })[] = []
  /** The part that each code unit is in. */
  const runOf: VisualRun<Font>[] = []
  for (const character of line) {
    const [level, font] = [order.levels[runOf.length], fontOf(character)]
    let run = runs.at(-1)
    if (!run || run.level !== level || run.font !== font) {
      run = { text: '', font, level }
      runs.push(run)
    }
    // A bracket that is read from the right opens the other way.
    run.text += (isFromRight(level) && bidi.getMirroredCharacter(character)) || character
    for (const _ of character.split('')) runOf.push(run)
  }
  const seen = new Set(bidi.getReorderedIndices(line, order).flatMap((at) => runOf[at] ?? []))
  return [...seen].map(({ text, font }) => ({ text, font }))
}
