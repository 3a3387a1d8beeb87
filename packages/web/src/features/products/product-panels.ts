/** What opens over the lists of products and prices. */
export { priceForm, productForm, RemovalNotes } from './product-forms.tsx'
export { SubscribeDialog } from './subscribe-dialog.tsx'
