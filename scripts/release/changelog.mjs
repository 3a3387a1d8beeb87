// A changelog as releases read and write it: sections under `## `, the first of them what is not released yet.

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
