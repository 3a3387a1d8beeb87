const amountOf = (amount, currency, digits = 2) => `${amount.toFixed(digits)} ${currency}`

/** What the ledger says at a glance: whether it agrees, and what lies where. Pairs of name and value, bad ones marked. */
export const ledgerFigures = ({ isRight, problems, accounts, unclaimed, openHolds, entries }) => [
  ['Books', isRight ? 'agree' : `${problems.length} wrong`, !isRight],
  ['Entries', entries],
  ['Open holds', openHolds],
  ['Paid and unused', unclaimed.length, unclaimed.length > 0],
  ...accounts
    .filter(({ account, amount, held }) => !account.startsWith('payment:') || amount !== 0 || held !== 0)
    .map(({ account, currency, amount, held }) => [
      account,
      held === 0 ? amountOf(amount, currency) : `${amountOf(amount, currency)}, held ${amountOf(held, currency)}`,
    ]),
]

/** What is wrong, and payments that nobody has used yet, as lines of text. */
export const ledgerNotes = ({ problems, unclaimed }) => [
  ...problems,
  ...unclaimed.map(
    ({ intentId, amount, currency, email = 'no address' }) =>
      `${amountOf(amount, currency)} of ${email} were paid and are in no wallet (${intentId}).`,
  ),
]

const inWords = (text) => text.replaceAll('_', ' ')

/** What became of a test call, and the row it made, in a sentence. */
export function testCallSentence({ trace, call }) {
  const { kind, rings, reason, address, by } = trace.outcome
  const what = rings?.map(({ destination, dialled }) => `${destination.number} as ${dialled}`).join(', ')
  const outcome = [inWords(kind), what ?? address ?? inWords(reason ?? by ?? '')].join(': ')
  return `${outcome}. ${call ? `Call ${call.id} is in the log.` : 'The call is in no log.'}`
}
