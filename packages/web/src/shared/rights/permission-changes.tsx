import type { PermissionName } from '@lineboard/contract/permission-ids'
import type { ReactNode } from 'react'
import { t as menuName } from '../../places/menu.messages.ts'
import styles from './permission-changes.module.css'
import type { PermissionChange } from './permissions.ts'
import { t } from './rights.messages.ts'

/** The permissions of a section, from none to all. */
export const permissionWords: readonly { readonly name: PermissionName; readonly label: string }[] = [
  { name: 'DENY', label: t('deny') },
  { name: 'READONLY', label: t('readOnly') },
  { name: 'PERMITALL', label: t('all') },
]

export const permissionWord = (name: string): string =>
  permissionWords.find((permission) => permission.name === name)?.label ?? name

/** What rights differ, section by section, below what is said of them; said aloud as it changes. */
export function PermissionChanges({
  changes,
  children,
}: {
  changes: readonly PermissionChange[]
  children: ReactNode
}) {
  return (
    <div className={styles.changes} role="status">
      {children}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ section, from, to }) => (
            <li key={section}>
              {t('change', {
                section: menuName(`sections.${section}`),
                from: permissionWord(from),
                to: permissionWord(to),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
