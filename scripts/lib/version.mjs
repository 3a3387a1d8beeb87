const numbers = (version) => version.replace(/^v/, '').split(/[.-]/, 3).map(Number)

/**
 * True when a version such as `v24.21.0` is the wanted one or a newer one. Missing parts count as 0.
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const have = numbers(version)
  const want = numbers(wanted)
  for (let part = 0; part < 3; part++) {
    const difference = (have[part] || 0) - (want[part] || 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
