// What hardly anybody sees: a page that fails, an address that moved, a new version of the app.
export { MovedPage, redirectReason } from './moved-page.tsx'
export { NewVersionNote } from './new-version-note.tsx'
export { PageError } from './page-error.tsx'
