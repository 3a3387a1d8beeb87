/** What opens over the lists of calls and on the page of a caller. */
export { AddContactDialog } from './add-contact-dialog.tsx'
export { BlockCallerDialog, BlockCallersDialog, BlockNowDialog } from './block-dialog.tsx'
export { Details } from './call-details.tsx'
export { markCalls } from './change-calls.ts'
export {
  ChangeSourceDialog,
  ChangeSourcesDialog,
  GiveCallDialog,
  GiveCallsDialog,
  LinkCallDialog,
  LinkCallsDialog,
} from './reassign-dialogs.tsx'
export { UnblockDialog } from './unblock-dialog.tsx'
