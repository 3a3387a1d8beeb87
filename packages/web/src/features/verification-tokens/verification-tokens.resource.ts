import { labelCell } from '../../kit/cells/choice-cells.ts'
import { dateTimeCell } from '../../kit/cells/number-cells.tsx'
import { codeCell, maskedCell, textCell } from '../../kit/cells/text-cells.tsx'
import { defineResource } from '../../kit/define-resource.ts'
import { t } from './verification-tokens.messages.ts'

const typeCell = labelCell({
  verification: t('verification'),
  activation: t('activation'),
  password_reset: t('passwordReset'),
})

/** Tokens and codes that were mailed for sign-up, activation and password reset. */
export const verificationTokens = defineResource({
  place: 'verificationTokens',
  nouns: { one: t('one'), other: t('other') },
  list: 'DashUser.findVerificationTokens',
  columns: [
    { field: 'email', label: t('email'), cell: textCell, search: 'email', grow: 1 },
    { field: 'type', label: t('type'), cell: typeCell, search: 'type', widthPx: 140, card: 'aside' },
    // Whoever reads a whole one could act as the person it was mailed to, so that it can't be copied from here either.
    { field: 'token', label: t('token'), cell: maskedCell, sortable: false, grow: 1, card: 'detail' },
    { field: 'createdAt', label: t('createdAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'expiresAt', label: t('expiresAt'), cell: dateTimeCell, card: 'labelled', isAhead: true },
    { field: 'usedAt', label: t('usedAt'), cell: dateTimeCell, card: 'labelled' },
    { field: 'id', label: t('id'), cell: codeCell },
  ],
  lead: 'email',
  defaultSort: { field: 'createdAt', direction: 'desc' },
})
