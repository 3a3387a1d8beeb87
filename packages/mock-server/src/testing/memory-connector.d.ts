// The package has no types for this file; its filter is the oracle of the query tests.
declare module 'loopback-datasource-juggler/lib/connectors/memory.js' {
  const memory: { applyFilter(filter: { where: unknown }): (row: object) => unknown }
  export default memory
}
