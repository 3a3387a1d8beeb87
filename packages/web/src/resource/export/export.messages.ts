import { translator } from '../../lib/messages.ts'

const messages = {
  title: 'Export',
  what: '{count, plural, one {# {one}} other {# {other}}} as CSV',
  whatever: 'All {other} as CSV',
  filter: 'Filter: {filter}',
  period: 'Period: {period}',
  columns: '{count, plural, one {# column} other {# columns}}: {labels}',
  zone: 'Times in {zone}',
  start: 'Export',
  running: 'Exporting {title}',
  progress: '{done, number} of {total, number}',
  progressOpen: '{done, plural, one {# row} other {# rows}}',
  cancel: 'Cancel',
  done: '{done, plural, one {# row} other {# rows}} of {title} exported.',
  cancelled: 'The export was cancelled. No file was kept.',
  failed: 'The export failed after {done, plural, one {# row} other {# rows}}: {reason}',
  again: 'Another export',
} as const

export const t = translator(messages)
