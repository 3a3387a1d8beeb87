import type { PermissionName } from '@lineboard/contract/permission-ids'
import { t } from './rights.messages.ts'

/** The permissions of a section, from none to all. */
export const permissionWords: readonly { readonly name: PermissionName; readonly label: string }[] = [
  { name: 'DENY', label: t('deny') },
  { name: 'READONLY', label: t('readOnly') },
  { name: 'PERMITALL', label: t('all') },
]

export const permissionWord = (name: string): string =>
  permissionWords.find((permission) => permission.name === name)?.label ?? name
