// One rule for files that the API, the SDK and the app write and read.

// What spreadsheet programs take for a formula, with the apostrophes that are already there.
const formula = /^'*[=+\-@\t\r]/
const guarded = /^'('*[=+\-@\t\r])/

// A text that other programs write as a formula, lest a spreadsheet takes it for a number.
const spelled = /^="([^"]*)"$/

// A number, and a phone number as the API writes it, do no harm and should stay as they are.
const harmless = /^[+-]?\d+(\.\d+)?$/

/** The text with an apostrophe before what a spreadsheet program would run as a formula. */
export const guardFormula = (text: string): string => (formula.test(text) && !harmless.test(text) ? `'${text}` : text)

/** The text without the apostrophe that guardFormula() put before it, or out of the formula that is nothing but a text, `="0123"`. */
export const unguardFormula = (text: string): string =>
  guarded.test(text) ? text.replace(guarded, '$1') : text.replace(spelled, '$1')

/**
 * A number as files have it. Three decimals get a fourth: where a point stands before thousands, as in German, LibreOffice reads 0.125 as 125 and
 * 1234.567 as 1234567.
 */
export const fileNumber = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0')
