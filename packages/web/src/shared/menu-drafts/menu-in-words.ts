import { t } from './drafts.messages.ts'

/** What there is to know of a voice menu before calls are led to it. */
export const menuInWords = ({ status }: { status: string }): string => (status === 'draft' ? t('isDraft') : '')
