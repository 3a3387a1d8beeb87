/** Where a row of a core API whose rows differ in their currency has its ISO 4217 code: spread with the row, and in no JSON. */
export const rowCurrency: unique symbol = Symbol.for('lineboard.currency')
