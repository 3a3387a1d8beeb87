import { t } from './templates.messages.ts'

/** What a saved view is a view of. */
export const kindLabels = { list: t('list'), report: t('report') } as const
