// One version for the SDK, the mock server and the contract, by semantic versioning; before 1.0.0 a minor number is what a major one is after it.

const numbersOf = (version) => version.split('.').map(Number)

/** @param {string} text */
const isVersion = (text) => /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text)

/** Which number of a version is another one: 0 for major, 1 for minor, 2 for patch; undefined where it is none that follows. */
function steppedAt(last, next) {
  const before = numbersOf(last)
  const after = numbersOf(next)
  const at = after.findIndex((number, index) => number !== before[index])
  return after[at] > before[at] ? at : undefined
}

/** The lowest version that may follow. */
function leastVersion(last, { isBreaking, hasMore }) {
  const [major = 0, minor = 0, patch = 0] = numbersOf(last)
  if (isBreaking && major > 0) return `${major + 1}.0.0`
  return isBreaking || hasMore ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * Why a version can't follow the last one, or nothing.
 * @param {string | undefined} last none before the first release, which breaks nobody
 * @param {string} next
 * @param {{ isBreaking: boolean, hasMore: boolean }} change
 * @returns {string[]}
 */
export function versionProblems(last, next, change) {
  if (!isVersion(next)) return [`${next} is no version: three numbers, such as 0.2.0`]
  if (last === undefined) return []
  const at = steppedAt(last, next)
  if (at === undefined) return [`${next} does not come after ${last}, the last release`]
  const least = leastVersion(last, change)
  const needed = steppedAt(last, least) ?? 0
  if (at <= needed) return []
  const what = change.isBreaking ? 'what breaks users of the last release' : 'what is new'
  return [`${next} is no version for ${what}: at least ${least}`]
}
