import { sayNotRun } from '../../../scripts/lib/not-run.mjs'
import { type Connector, hasPostgresql } from '../src/index.ts'

/** PostgreSQL where this machine has it. */
export const postgresql: readonly Connector[] = hasPostgresql() ? ['postgresql'] : []

const atNight = process.env.LINEBOARD_NIGHTLY ? postgresql : []
if (process.env.LINEBOARD_NIGHTLY && postgresql.length === 0)
  sayNotRun('the tests of LoopBack over PostgreSQL do not run here: install postgresql')

/** SQL connectors of tests whose rules `postgresql.test.ts` covers in each run: PostgreSQL at night alone. */
export const sqlConnectors: readonly Connector[] = ['sqlite3', ...atNight]

/** All connectors, PostgreSQL at night alone. */
export const connectors: readonly Connector[] = ['memory', ...sqlConnectors]
