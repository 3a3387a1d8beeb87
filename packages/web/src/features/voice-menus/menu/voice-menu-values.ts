import type { components } from '@lineboard/contract'
import { toActionValues } from './action-values.ts'

/** What stands in the fields for a menu. */
export const toValues = (row?: components['schemas']['Ivr']) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  status: row?.status ?? 'draft',
  greeting: {
    kind: row?.greeting?.kind ?? 'text',
    text: row?.greeting?.text ?? '',
    voice: row?.greeting?.voice ?? '',
    language: row?.greeting?.language ?? 'en-US',
    recordingId: row?.greeting?.recordingId ?? '',
  },
  timeoutSeconds: row?.timeoutSeconds?.toString() ?? '',
  maxAttempts: row?.maxAttempts?.toString() ?? '',
  actions: toActionValues(row?.Actions),
})

export type Values = ReturnType<typeof toValues>
