/** What the list of saved views loads: the user's own views above it, and the details of one. */
export { Banner } from './own-views.tsx'
export { Details } from './template-details.tsx'
