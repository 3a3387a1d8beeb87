/**
 * @typedef {object} SourceManifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} exports
 * @property {Record<string, string> | undefined} [bin]
 * @property {Record<string, string> | undefined} [dependencies]
 * @property {Record<string, string> | undefined} [optionalDependencies]
 */

/** What a published package says of itself, as its sources say it. */
const KEPT = ['version', 'description', 'license', 'type', 'engines', 'sideEffects']

const mapValues = (record = {}, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** Where the compiler puts a source: `./src/a/b.ts` becomes `./lib/a/b`. */
const compiled = (source) => source.replace(/^\.\/src\//, './lib/').replace(/\.ts$/, '')

/**
 * The package.json of the published package, from that of its sources. Packages of this workspace are in it, and no
 * dependencies of it.
 * @param {SourceManifest} source
 * @param {(name: string) => string} rangeOf what versions of a dependency serve
 */
export function publishedManifest(source, rangeOf) {
  const outside = (dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies)
        .filter(([, range]) => !range.startsWith('workspace:'))
        .map(([name]) => [name, rangeOf(name)]),
    )
  return {
    name: source.name,
    ...Object.fromEntries(KEPT.filter((key) => key in source).map((key) => [key, source[key]])),
    exports: {
      ...mapValues(source.exports, (path) => ({ types: `${compiled(path)}.d.ts`, default: `${compiled(path)}.js` })),
      './package.json': './package.json',
    },
    ...(source.bin && { bin: mapValues(source.bin, (path) => `${compiled(path).slice(2)}.js`) }),
    dependencies: outside(source.dependencies),
    ...(source.optionalDependencies && { optionalDependencies: outside(source.optionalDependencies) }),
  }
}
