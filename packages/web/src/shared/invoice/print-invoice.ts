import { saveFile } from '../../browser/output.ts'
import { api } from '../../data/client.ts'
import type { InvoiceOrder } from './invoice-order.ts'

/** Has an invoice, a receipt or a statement printed and saves it as a PDF. `name`: of the file, without its ending. Throws as the call does. */
export async function printInvoice(name: string, order: InvoiceOrder): Promise<void> {
  saveFile(`${name}.pdf`, await api().PaymentMethod.getCustomerInvoice({ body: order }))
}
