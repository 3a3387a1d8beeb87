// What is published, as data.

/**
 * @typedef {object} Published
 * @property {string} folder of the package's sources
 * @property {string[]} lib of TypeScript: what the oldest supported platform has, so that nothing newer slips in
 * @property {'^' | ''} range put before the versions of dependencies; none where their insides are used
 * @property {string[]} pages that go along, relative to the folder
 * @property {boolean} hasDocument whether the whole contract goes along, as one document
 */

/** @type {Published[]} */
export const published = [
  {
    folder: 'packages/sdk',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    range: '^',
    pages: ['README.md', 'CHANGELOG.md', 'REFERENCE-DATA.md', 'docs', 'examples'],
    hasDocument: false,
  },
  {
    folder: 'packages/mock-server',
    lib: ['es2024'],
    range: '',
    pages: ['README.md', 'examples'],
    hasDocument: true,
  },
]
