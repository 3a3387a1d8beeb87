/** What opens over the list of tickets. */
export { Details } from './ticket-details.tsx'
export { form } from './ticket-form.tsx'
