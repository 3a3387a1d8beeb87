import type { DataSource } from 'loopback'

const plain: Readonly<Record<string, string>> = { ilike: 'like', nilike: 'nlike' }

/** Gives the connector `ilike`, which the documented server has and PostgreSQL's connector knows: SQLite's has none. */
export function addIlike({ connector }: DataSource): void {
  const build = connector.buildExpression?.bind(connector)
  if (!build) throw new TypeError('This connector makes no SQL')
  connector.buildExpression = (column, operator, value, property) => {
    const like = plain[operator]
    return like === undefined
      ? build(column, operator, value, property)
      : build(`LOWER(${column})`, like, String(value).toLowerCase(), property)
  }
}
