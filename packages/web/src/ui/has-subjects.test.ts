import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
// On paper nothing comes and goes.
const files = globSync('**/*.css', { cwd: root }).filter((file) => !file.endsWith('print.css'))

/** The parts of a selector between its combinators. */
function compoundsOf(selector: Selector): SelectorComponent[][] {
  const compounds: SelectorComponent[][] = [[]]
  for (const part of selector) {
    if (part.type === 'combinator') compounds.push([])
    else compounds.at(-1)?.push(part)
  }
  return compounds
}

const asksWithin = (compound: readonly SelectorComponent[]) => JSON.stringify(compound).includes('"kind":"has"')

/** Whether a part of the page is named by what it is: the opposite of "each". */
function isNamed(part: SelectorComponent): boolean {
  if (part.type === 'class' || part.type === 'id' || part.type === 'attribute') return true
  // Most of a page are these.
  if (part.type === 'type') return !['div', 'span'].includes(part.name)
  const within = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : []
  return within.length > 0 && within.every((each) => compoundsOf(each).at(-1)?.some(isNamed))
}

/** Selectors of a file that style "each" of what is in, or after, something that has something. */
function unnamedIn(file: string): string[] {
  const found: string[] = []
  const filename = `${root}${file}`
  const code = readFileSync(filename)
  // Nested rules are written out first.
  const flat = transform({ filename, code, targets: { chrome: 100 << 16 }, include: 0 }).code
  const Rule = {
    style: ({ value }: { value: { selectors: Selector[] } }) => {
      for (const selector of value.selectors) {
        const compounds = compoundsOf(selector)
        if (compounds.slice(0, -1).some(asksWithin) && !compounds.at(-1)?.some(isNamed))
          found.push(JSON.stringify(selector))
      }
    },
  }
  transform({ filename, code: flat, visitor: { Rule } })
  return found
}

// For browsers that is "whatever is in the page": each row, message or dialog that comes or goes has the whole page styled anew, 15 ms or more.
it.each(files)('%s names what it styles within something that :has() something', (file) => {
  expect(unnamedIn(file)).toEqual([])
})
