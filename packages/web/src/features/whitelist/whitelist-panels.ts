/** What opens over the whitelist. */
export { TestSenderDialog } from './test-sender-dialog.tsx'
export { form } from './whitelist-form.tsx'
