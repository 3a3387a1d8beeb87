/** What opens over the list of roles. */
export { form } from './role-form.tsx'
export { RemovalNotes } from './role-removal-notes.tsx'
