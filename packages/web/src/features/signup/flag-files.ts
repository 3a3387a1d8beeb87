const files = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
})

/** Address of each flag, by the code of the country in lower case. */
export const flags: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length).toLowerCase(),
    url,
  ]),
)
