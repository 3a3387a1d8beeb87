import { joined, wordsOf } from './names.ts'

/** Words of the contract, by words of telephony servers without case and separators. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  answered: ['answered', 'answer', 'ok', 'normalclearing', 'connected', 'completed', 'accepted'],
  missed: ['noanswer', 'missed', 'unanswered', 'nouserresponse'],
  busy: ['busy', 'userbusy', 'engaged'],
  failed: ['failed', 'failure', 'congestion', 'chanunavail', 'error'],
  voicemail: ['voicemail', 'vm', 'voicemessage', 'mailbox'],
  inbound: ['inbound', 'in', 'incoming'],
  outbound: ['outbound', 'out', 'outgoing'],
  active: ['active', 'enabled', 'live', 'inuse', 'assigned', 'ok'],
  paused: ['paused', 'pause', 'suspended', 'parked'],
  tracking_paused: ['paused', 'pause', 'suspended'],
  local: ['local', 'geo', 'geographic', 'landline'],
  toll_free: ['tollfree', 'free', 'freephone'],
  mobile: ['mobile', 'cellular', 'wireless'],
  draft: ['draft', 'edit', 'editing', 'unpublished'],
  published: ['published', 'public', 'live'],
  stopped: ['stopped'],
  released: ['released'],
  cancelled: ['cancelled', 'canceled'],
  in_progress: ['inprogress'],
}

/** Words that add nothing to a state: a missed call is missed. */
const silent = new Set(['call', 'calls', 'dial', 'api', 'number', 'line', 'status', 'state'])

const withoutSilent = (text: string): string => {
  const words = wordsOf(text)
  const rest = words.filter((word) => !silent.has(word))
  return (rest.length > 0 ? rest : words).join('')
}

const known = new Set(Object.values(meanings).flat())

/** Whether a text is a word that servers have for a state, in any case. */
export const isKnownWord = (text: string): boolean => known.has(joined(text))

/** The one word of ours that a code of up to three letters begins: `A` is answered. */
function byInitials(text: string, ours: readonly string[]): string | undefined {
  const found = text.length <= 3 ? ours.filter((word) => word.startsWith(text)) : []
  return found.length === 1 ? found[0] : undefined
}

/** The word of the contract that a server means; undefined where it has none, or the words are too far apart to tell. */
export function ourWord(theirs: string, ours: readonly string[]): string | undefined {
  const text = joined(theirs)
  if (text === '') return undefined
  return (
    ours.find((word) => joined(word) === text) ??
    ours.find((word) => (meanings[word] ?? meanings[joined(word)])?.includes(text)) ??
    ours.find((word) => (meanings[word] ?? [joined(word)]).includes(withoutSilent(theirs))) ??
    byInitials(text, ours)
  )
}

/** Their words with ours, and the words that have none. */
export function mapWords(theirs: readonly string[], ours: readonly string[]) {
  const values: Record<string, string> = {}
  const unknown: string[] = []
  for (const word of theirs) {
    const own = ourWord(word, ours)
    if (own === undefined) unknown.push(word)
    else values[word] = own
  }
  return { values, unknown }
}
