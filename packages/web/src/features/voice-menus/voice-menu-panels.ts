/** What opens over the list of voice menus. */
export { PutOnNumber } from './versions/put-on-number.tsx'
export { VersionsDialog } from './versions/versions-dialog.tsx'
export { form } from './voice-menu-form.tsx'
