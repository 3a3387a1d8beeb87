/** What writes US dollars apart from those of others, and what writes currencies in Arabic, wherever somebody sits. */
const everywhere = ['en', 'en-001', 'ar']

function signsIn(locale: string, currency: string): string[] {
  try {
    return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    )
  } catch {
    // No code of three letters.
    return []
  }
}

/** A sign as it is compared: without case, full stop at the end and marks of the way of writing. */
const bare = (sign: string): string =>
  sign
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/\.$/, '')
    .replaceAll('\uffe5', '¥')
    .toLowerCase()

/** Whether a text before or after an amount names that currency: its code, or a sign that is used for it. */
export const isSignOf = (text: string, currency: string, locale?: string): boolean =>
  [currency, ...[...everywhere, locale ?? 'en'].flatMap((tag) => signsIn(tag, currency))].map(bare).includes(bare(text))

/** Whether it names any currency, rather than being some word: a sign of Unicode's, or a code in capitals. */
export const isAnySign = (text: string): boolean => /\p{Sc}/u.test(text) || /^[A-Z]{3}$/.test(text)
