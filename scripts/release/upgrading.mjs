// Whether docs/upgrading.md says what each breaking change asks of people.
import { breakingEntries, unreleasedOf } from './changelog.mjs'

/** A heading as addresses name it. */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** What stands below each `### ` heading, by the heading's slug. */
function stepsIn(section) {
  const parts = section.split(/^### /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return [slugOf(heading), lines.join('\n').trim()]
    }),
  )
}

const anchorOf = (entry) => /\]\([\w./-]*upgrading\.md#([^)]+)\)/.exec(entry)?.[1]

/**
 * Breaking entries that lead to no lines of the guide, and lines that no entry leads to.
 * @param {string[]} sections what is not released yet, of each changelog
 * @param {string} guide text of docs/upgrading.md
 * @returns {string[]}
 */
export function upgradingProblems(sections, guide) {
  const steps = stepsIn(unreleasedOf(guide) ?? '')
  const entries = sections.flatMap(breakingEntries)
  const led = new Set(entries.map(anchorOf))
  return [
    ...entries
      .filter((entry) => !steps.get(anchorOf(entry) ?? ''))
      .map((entry) => `docs/upgrading.md says nothing under "Unreleased" of: ${entry}`),
    ...[...steps.keys()]
      .filter((slug) => !led.has(slug))
      .map((slug) => `docs/upgrading.md has #${slug}, and no breaking entry of a changelog leads there`),
  ]
}
