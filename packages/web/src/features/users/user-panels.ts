/** What opens over the list of users. */
export { ImpersonateDialog } from './impersonate-dialog.tsx'
export { ResetAccountDialog } from './reset-account-dialog.tsx'
export { form } from './user-form.tsx'
export { RemovalNotes } from './user-removal-notes.tsx'
