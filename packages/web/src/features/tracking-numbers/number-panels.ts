/** What opens over the list of tracking numbers. */
export { CallFlowDialog, ChangeSourceDialog, GiveNumberDialog, GiveNumbersDialog } from './number-dialogs.tsx'
export { RemovalNotes, Retirement } from './number-removal.tsx'
export {
  ChangeStateDialog,
  ChangeStatesDialog,
  RestoreNumberDialog,
  RestoreNumbersDialog,
} from './number-state-dialogs.tsx'
export { form } from './tracking-number-form.tsx'
