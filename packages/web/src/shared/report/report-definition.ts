/** What of a report's address a view keeps: everything that decides what it shows. */
const reportParameters = [
  'period',
  'against',
  'align',
  'until',
  'customer',
  'source',
  'number',
  'firstTime',
  'figure',
  'table',
  'sort',
  'worth',
] as const

/** What a view of a report is on the server: the parts of its query by name. */
export function reportDefinition(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    reportParameters.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** Query of the report that a view shows; what is none of its parts is left out. */
export const reportSearch = (definition: Readonly<Record<string, unknown>> = {}): string =>
  new URLSearchParams(
    reportParameters.flatMap((name) => {
      const value = definition[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  ).toString()

/** What views of the report at an address are kept under: `activity`, `overview`, `roi`, `compare`. */
export const reportAt = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
