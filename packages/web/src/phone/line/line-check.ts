/** How long an answer may take, in milliseconds. */
const ANSWER_MS = 3000

interface LineCheckNeeds {
  /** Asks the server for a sign of life. */
  ask(): void
  /** The connection is dead: another one is made at once. */
  giveUp(): void
}

/** Finds out whether the connection to the server is alive. */
export interface LineCheck {
  /** The sound of a call has broken off, is back, or is needed no more. */
  soundIs(id: string, isLost: boolean): void
  answered(): void
}

/**
 * Asks the server again and again while the sound of a call is gone: a network that took it has often taken the connection as well,
 * and nobody says so for a minute.
 */
export function createLineCheck({ ask, giveUp }: LineCheckNeeds): LineCheck {
  const lost = new Set<string>()
  let isAnswered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    isAnswered = false
    timer = setTimeout(() => {
      if (!isAnswered) giveUp()
      check()
    }, ANSWER_MS)
    ask()
  }

  return {
    soundIs(id, isLost) {
      const wasLost = lost.size > 0
      if (isLost) lost.add(id)
      else lost.delete(id)
      if (lost.size === 0) clearTimeout(timer)
      else if (!wasLost) check()
    },
    answered() {
      isAnswered = true
    },
  }
}
