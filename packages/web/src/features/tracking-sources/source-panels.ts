/** What opens over the list of sources. */
export { RingDialog } from './ring-dialog.tsx'
export { GiveSourceDialog, GiveSourcesDialog, PoolDialog } from './source-dialogs.tsx'
export { form } from './tracking-source-form.tsx'
