import type { DataSource } from 'loopback'
import type { ModelShape } from './shapes.ts'

/** Types that people choose for columns who make tables without LoopBack; those it makes by itself are of other types. */
export interface ColumnsByHand {
  /** `timestamp` is without a zone on PostgreSQL; `date` keeps the day alone. */
  times?: 'timestamp' | 'date'
  booleans?: 'smallint'
  /** With four places. */
  numbers?: 'decimal'
  integers?: 'bigint'
}

type Dialect = 'postgresql' | 'mariadb'

function typesOf({ times, booleans, numbers, integers }: ColumnsByHand): Readonly<Record<string, string | undefined>> {
  return { 'date-time': times, boolean: booleans, number: numbers && 'decimal(14,4)', integer: integers }
}

/** What turns the values of a column on PostgreSQL, which has no smallint of a boolean. */
const turned = (column: string, kind: string): string => (kind === 'boolean' ? `${column}::int::smallint` : column)

/** The statement that gives columns of a table their types, where it has any of those kinds. */
function statementFor(dialect: Dialect, { name, fields }: ModelShape, columns: ColumnsByHand): string | undefined {
  const types = typesOf(columns)
  const changes = Object.entries(fields).flatMap(([field, kind]) => {
    const type = types[kind]
    if (type === undefined) return []
    if (dialect === 'mariadb')
      return [`MODIFY \`${field}\` ${type}${field === 'id' ? ' NOT NULL AUTO_INCREMENT' : ' NULL'}`]
    const column = `"${field.toLowerCase()}"`
    return [`ALTER COLUMN ${column} TYPE ${type} USING ${turned(column, kind)}`]
  })
  const table = dialect === 'mariadb' ? `\`${name}\`` : `"${name.toLowerCase()}"`
  return changes.length > 0 ? `ALTER TABLE ${table} ${changes.join(', ')}` : undefined
}

/** Runs a statement of SQL. */
export const execute = ({ connector }: DataSource, sql: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    connector.execute?.(sql, [], (error, answer) => (error ? reject(error) : resolve(answer)))
  })

/** Gives the columns of all tables the types that people choose; rows stay. */
export async function makeByHand(
  source: DataSource,
  dialect: Dialect,
  models: readonly ModelShape[],
  columns: ColumnsByHand,
): Promise<void> {
  for (const shape of models) {
    const statement = statementFor(dialect, shape, columns)
    if (statement !== undefined) await execute(source, statement)
  }
}
