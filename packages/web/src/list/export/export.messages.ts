import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Export',
  what: '{count, plural, one {# {one}} other {# {other}}} as {format}',
  whatever: 'All {other} as {format}',
  filter: 'Filter: {filter}',
  period: 'Period: {period}',
  columns: '{count, plural, one {# column} other {# columns}}: {labels}',
  customer: 'Customer: {name}',
  zone: 'Times in {zone}',
  periodZone: 'The period has the days of {zone}: at its ends the file may have times of another day',
  zoneChoice: 'Time zone of the file',
  ownZone: 'As on the screen ({zone})',
  asc: 'Ordered by {label}, ascending',
  desc: 'Ordered by {label}, descending',
  byKey: 'In the order they were added: a file cannot be ordered by {label}',
  currency: 'currency',
  kind: 'What the file holds',
  shown: 'The columns on the screen',
  importable: 'All fields, to be imported again',
  format: 'File format',
  csv: 'CSV, for any program',
  xlsx: 'XLSX, for Excel: keeps phone numbers',
  tooMany: 'Excel reads at most {most, number} rows. Narrow the filter, or export as CSV.',
  everyField: 'Every field as the server writes it; changes that can still be undone are not in it',
  serverOrder: 'In the order of the server',
  utc: 'Times in UTC',
  amounts: 'Amounts in {stored}, as the headings say',
  start: 'Export',
} as const

export const t = translator(messages)
