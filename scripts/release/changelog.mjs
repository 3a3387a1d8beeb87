// The texts that are written by hand, as releases read and write them: sections under `## `, the first of them what is not released
// yet. docs/upgrading.md says what each breaking entry of a changelog asks of people.

const UNRELEASED = /^## \[?Unreleased\]?$/
const VERSION = /^## \[?(\d+\.\d+\.\d+)\]?(?: |$)/

/** The text before the first section, and the sections, each with its heading. */
const partsOf = (text) => text.split(/^(?=## )/m)
const headingOf = (part) => part.split('\n', 1)[0] ?? ''
const versionOf = (part) => VERSION.exec(headingOf(part))?.[1]

/**
 * The section of what is not released yet, without its heading; undefined where there is none.
 * @param {string} text
 */
export function unreleasedOf(text) {
  const part = partsOf(text).find((each) => UNRELEASED.test(headingOf(each)))
  return part?.slice(headingOf(part).length).trim()
}

/**
 * The newest version that a changelog has, undefined before the first.
 * @param {string} text
 */
export const lastVersion = (text) => partsOf(text).map(versionOf).find(Boolean)

/**
 * Each entry of a section, on one line.
 * @param {string} section
 * @returns {string[]}
 */
export const entriesOf = (section) =>
  section
    .split(/^(?=- |#)/m)
    .filter((each) => each.startsWith('- '))
    .map((each) => each.slice(2).trim().replaceAll(/\s+/g, ' '))

/** Entries that say what somebody has to do. */
export const breakingEntries = (section) => entriesOf(section).filter((entry) => entry.startsWith('**Breaking.**'))

/** Whether a section tells of more than mended defects. */
export const isMinor = (section) => /^### (Added|Changed|Deprecated|Removed)$/m.test(section)

/**
 * The text with what was not released yet as a version, and an empty section above it.
 * @param {string} text
 * @param {string} title such as `0.2.0 - 2026-01-31`
 */
export const asReleased = (text, title) =>
  text.replace(/^## (\[?Unreleased\]?)\n/m, (line, name) => {
    const [version, ...rest] = title.split(' ')
    const heading = [name.startsWith('[') ? `[${version}]` : version, ...rest].join(' ')
    return `${line}\n## ${heading}\n`
  })

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
