/** What opens over the list of gateways. */
export { RemovalNotes } from './default-gateway-notes.tsx'
export { OrderDialog } from './order-dialog.tsx'
export { form } from './sip-gateway-form.tsx'
