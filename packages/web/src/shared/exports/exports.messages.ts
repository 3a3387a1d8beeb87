import { translator } from '../../lib/messages.ts'

const messages = {
  label: 'Exports',
  running: 'Exporting {title}',
  progress: '{done, number} of {total, number}',
  progressOpen: '{done, plural, one {# row} other {# rows}}',
  cancel: 'Cancel',
  cancelOf: 'Cancel the export of {title}',
  done: '{done, plural, one {# row} other {# rows}} of {title} exported.',
  cancelled: 'The export of {title} was cancelled. No file was kept.',
  failed: 'The export of {title} failed after {done, plural, one {# row} other {# rows}}: {reason}',
  dismiss: 'Dismiss',
} as const

export const t = translator(messages)
