/** What opens over the lists of products and prices. */
export { priceForm, productForm } from './product-forms.tsx'
export { SubscribeDialog } from './subscribe-dialog.tsx'
export { RemovalNotes } from './used-by.tsx'
