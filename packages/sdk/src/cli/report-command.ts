import { writeFile } from 'node:fs/promises'
import { timeZoneNamed } from '@lineboard/contract/time-zone'
import type { Lineboard } from '../client/client.ts'
import { isObject } from '../filter/is-object.ts'
import { comparedPeriods } from '../period/compared-periods.ts'
import { isDay } from '../period/day.ts'
import { periodModes, periodRange } from '../period/period.ts'
import { type Period, parsePeriod } from '../period/period-text.ts'
import type { CallsOnly } from '../reports/index.ts'
import { connect, connectionFlags, connectionHelp } from './connection.ts'
import { CliError, checkPlace, parseFlags, wholeNumber } from './flags.ts'
import { amountsFor } from './report-currency.ts'
import { type ReportPage, reportCsv, reportHtml, reportPdf } from './report-output.ts'
import { type AskedReport, reports } from './report-tables.ts'
import { type Terminal, writeTo } from './terminal.ts'

const names = Object.keys(reports)

/** What `lineboard report --help` prints. */
const reportHelp = `lineboard report ${names.join('|')}: prints a report with the figures of the app

  --period NAME      last-month, this-week, last30, a month (2026-02), a day, or days (2026-02-01..2026-02-10) (last-month)
  --against PERIOD   what it is compared with, instead of the previous period
  --time-zone ZONE   of days and hours, such as Europe/Berlin (UTC)
  --view NAME        the period and filter of a saved view of this report; flags come first
  --customer ID      calls of this customer
  --source ID        calls of this tracking source
  --number NUMBER    calls to this tracking number, such as +12125550142
  --worth AMOUNT     value of an answered call, where its source has none, in the stored currency (roi)
  --format FORMAT    csv, html or pdf, where the name of --output does not say it (html)
  --table NAME       of CSV: days, source, trackingNumber, … instead of the main one
  --output FILE      where it goes, instead of the output of the command
  --url URL          address of the API (or LINEBOARD_URL)
${connectionHelp}
  --help             prints this

CSV has times in seconds, and amounts in the stored currency. Pages have them in your customer's currency. A PDF needs pdfkit, and dejavu-fonts-ttf for names beyond Latin-1. Exit code 0: written. 2: it could not run.

  lineboard report overview --period last-week --time-zone Europe/Berlin --output overview.pdf --username admin
`

const flags = {
  ...connectionFlags,
  period: { type: 'string' },
  against: { type: 'string' },
  'time-zone': { type: 'string', default: 'UTC' },
  view: { type: 'string' },
  customer: { type: 'string' },
  source: { type: 'string' },
  number: { type: 'string' },
  worth: { type: 'string' },
  format: { type: 'string' },
  table: { type: 'string' },
  output: { type: 'string' },
} as const

const formats = ['csv', 'html', 'pdf'] as const
type Format = (typeof formats)[number]

function formatOf(format: string | undefined, output = ''): Format {
  const said = format ?? /\.(csv|html|pdf)$/.exec(output)?.[1] ?? 'html'
  const known = formats.find((each) => each === said)
  if (known) return known
  throw new CliError(`--format is csv, html or pdf, not "${said}".`)
}

/** A period as flags and views have it. Throws a CliError for what is none. */
function periodOf(text: string): Period {
  const name = text.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const mode = periodModes.find((each) => each === name && each !== 'range')
  const period = mode ? { mode } : parsePeriod(isDay(text) ? `${text}..${text}` : text)
  if (period) return period
  throw new CliError(
    `There is no period ${text}. Write last-month, a month (2026-02) or days (2026-02-01..2026-02-10).`,
  )
}

/** What a saved view keeps, as texts. Throws a CliError where nobody has one of this name. */
async function viewNamed(api: Lineboard, report: string, name: string, signal: AbortSignal) {
  const where = { and: [{ kind: 'report' }, { resource: report }] } as const
  const views = await api.Template.find({ filter: { where, order: 'name ASC' } }, { signal })
  const view = views.find((each) => each.name === name)
  if (!view) {
    const known = views.map((each) => `"${each.name}"`).join(', ')
    throw new CliError(`--view: no view of this report is called "${name}".${known && ` There are ${known}.`}`)
  }
  const definition = isObject(view.definition) ? view.definition : {}
  return Object.fromEntries(Object.entries(definition).map(([key, value]) => [key, String(value)]))
}

/** What is asked for, by flag; a view fills in what no flag says. */
type Asked = Readonly<Record<string, string | undefined>>

function onlyOf({ source, number, firstTime }: Asked): CallsOnly | undefined {
  const only = {
    ...(source && { trackingSourceId: wholeNumber(source, 'source', [1, Number.MAX_SAFE_INTEGER]) }),
    ...(number && { trackingNumber: number }),
    ...((firstTime === 'yes' || firstTime === 'no') && { firstTimeCaller: firstTime === 'yes' }),
  }
  return Object.keys(only).length > 0 ? only : undefined
}

function worthOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0) return Number(text)
  throw new CliError(`--worth takes an amount, such as 45 or 12.50, not "${text}".`)
}

function askedOf(asked: Asked, timeZone: string, now: Date): Omit<AskedReport, 'convert'> {
  const { mode, ...days } = periodOf(asked.period ?? 'last-month')
  const compared = comparedPeriods(mode, {
    now,
    timeZone,
    ...days,
    ...(asked.align === 'weekdays' && { align: 'weekdays' }),
    ...(asked.until === 'lastDay' && { until: 'lastDay' }),
  })
  const { mode: against, ...otherDays } = asked.against ? periodOf(asked.against) : { mode: undefined }
  const before = against ? periodRange(against, { now, timeZone, ...otherDays }) : compared.before
  const only = onlyOf(asked)
  return {
    ...compared,
    before,
    worth: worthOf(asked.worth),
    question: {
      span: { startsAt: compared.current.startsAt, endsAt: compared.current.endsAt },
      before: { startsAt: before.startsAt, endsAt: before.endsAt },
      timeZone,
      ...(asked.customer && { customerId: wholeNumber(asked.customer, 'customer', [1, Number.MAX_SAFE_INTEGER]) }),
      ...(only && { only }),
    },
  }
}

const daysOf = ({ first, last }: { first: string; last: string }) => (first === last ? first : `${first} to ${last}`)

/** What a page says of itself. */
function factsOf(
  { current, before, question, isUnfinished }: Omit<AskedReport, 'convert'>,
  asked: Asked,
  name: string,
): string[] {
  const { customerId, only, timeZone } = question
  return [
    `Period: ${daysOf(current)}${isUnfinished ? ', so far' : ''}. Days begin and end in ${timeZone}.`,
    ...(name === 'compare' || name === 'overview' ? [`Compared with: ${daysOf(before)}.`] : []),
    ...(asked.view ? [`Saved view: ${asked.view}.`] : []),
    ...(customerId === undefined ? [] : [`Customer: ${customerId}.`]),
    ...(only?.trackingSourceId === undefined ? [] : [`Tracking source: ${only.trackingSourceId}.`]),
    ...(only?.trackingNumber === undefined ? [] : [`Tracking number: ${only.trackingNumber}.`]),
    ...(only?.firstTimeCaller === undefined
      ? []
      : [only.firstTimeCaller ? 'First-time callers.' : 'Callers known before.']),
  ]
}

/** The page in a format. Throws a CliError where a report has no table of that name. */
async function written(page: ReportPage, format: Format, table: string): Promise<string | Uint8Array> {
  if (format === 'pdf') return await reportPdf(page)
  if (format === 'html') return reportHtml(page)
  const chosen = page.tables.find(({ id }) => id === table)
  if (chosen) return reportCsv(chosen, page.currency)
  throw new CliError(`--table: choose one of ${page.tables.map(({ id }) => id).join(', ')}.`)
}

/** Runs `lineboard report`; returns the exit code. Throws a CliError where it can't run. */
export async function reportCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseFlags(args, flags, 'report')
  if (values.help) {
    terminal.stdout.write(reportHelp)
    return 0
  }
  const [name = ''] = positionals
  const report = Object.hasOwn(reports, name) ? reports[name] : undefined
  if (!report || positionals.length > 1) throw new CliError(`Which report? Name one of ${names.join(', ')}.`)
  const timeZone = timeZoneNamed(values['time-zone'])
  if (timeZone === undefined)
    throw new CliError(`There is no time zone ${values['time-zone']}. Write it as Europe/Berlin.`)
  const format = formatOf(values.format, values.output)
  if (values.output !== undefined) await checkPlace('output', values.output)
  const timeoutMs = wholeNumber(values.timeout, 'timeout', [1, 600]) * 1000
  const { period, against, customer, source, number, worth, view } = values
  const given = Object.entries({ period, against, customer, source, number, worth, view })
  const connection = await connect({ ...values, timeoutMs }, terminal)
  const { api } = connection
  const { signal } = terminal
  try {
    const asked: Asked = {
      ...(view === undefined ? {} : await viewNamed(api, name, view, signal)),
      ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    }
    const about = askedOf(asked, timeZone, terminal.now())
    const { currency, convert } = await amountsFor(connection, format === 'csv' ? 'file' : 'page', signal)
    const tables = await report.tables(api, { ...about, convert }, signal)
    const page = { title: report.title, facts: factsOf(about, asked, name), currency, tables }
    const content = await written(page, format, values.table ?? report.main)
    if (values.output === undefined) await writeTo(terminal.stdout, content, signal)
    else await writeFile(values.output, content)
    return 0
  } finally {
    await connection.close()
  }
}
