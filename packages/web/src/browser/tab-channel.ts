/** Sends messages to the other tabs of this browser. */
export interface TabChannel<Message> {
  say(message: Message): void
  close(): void
}

/** Listens to the messages that other tabs send under a name, and sends them some. A tab does not hear itself. */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): TabChannel<Message> {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data)
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** A reply without an answer says that the tab has begun one. */
type Asked<Answer> = { ask: string } | { to: string; answer?: Answer }

/** What one tab asks all others. */
interface TabQuestion<Answer> {
  /** From now on this tab replies to others with the result of `answer`; not at all where that is undefined. */
  answerWith(answer: () => Answer | Promise<Answer> | undefined): void
  /** Asks the other tabs; returns the answers of those that replied in time. */
  ask(): Promise<Answer[]>
}

/**
 * A question to all other tabs of this browser. They have `beginMs` milliseconds to begin an answer, and `finishMs` to end it.
 */
export function tabQuestion<Answer>(name: string, beginMs: number, finishMs = beginMs): TabQuestion<Answer> {
  const waiting = new Map<string, (answer?: Answer) => void>()
  let answerOf: () => Answer | Promise<Answer> | undefined = () => undefined

  async function hear(message: Asked<Answer>): Promise<void> {
    if ('to' in message) return waiting.get(message.to)?.(message.answer)
    const to = message.ask
    const answer = answerOf()
    if (answer === undefined) return
    channel.say({ to })
    channel.say({ to, answer: await answer })
  }
  const channel = openChannel<Asked<Answer>>(name, hear)

  return {
    answerWith(answer) {
      answerOf = answer
    },
    ask: () =>
      new Promise((resolve) => {
        const ask = `${Date.now()} ${Math.random()}`
        const answers: Answer[] = []
        // The time to begin counts as one more answer.
        let missing = 1
        const count = (more: number) => {
          missing += more
          if (missing === 0) resolve(answers)
        }
        waiting.set(ask, (answer) => {
          if (answer !== undefined) answers.push(answer)
          count(answer === undefined ? 1 : -1)
        })
        channel.say({ ask })
        setTimeout(() => count(-1), beginMs)
        setTimeout(() => {
          waiting.delete(ask)
          resolve(answers)
        }, finishMs)
      }),
  }
}
