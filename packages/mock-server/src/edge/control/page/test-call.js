const inWords = (text) => text.replaceAll('_', ' ')

/** What became of a test call, and the row it made, in a sentence. */
export function testCallSentence({ trace, call }) {
  const { kind, rings, reason, address, by } = trace.outcome
  const what = rings?.map(({ destination, dialled }) => `${destination.number} as ${dialled}`).join(', ')
  const outcome = [inWords(kind), what ?? address ?? inWords(reason ?? by ?? '')].join(': ')
  return `${outcome}. ${call ? `Call ${call.id} is in the log.` : 'The call is in no log.'}`
}
