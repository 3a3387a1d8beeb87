/** What opens over the list of voice menus. */
export { VersionsDialog } from './versions/versions-dialog.tsx'
export { form } from './voice-menu-form.tsx'
