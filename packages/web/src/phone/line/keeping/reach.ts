/** What phones answer that can be reached and make nothing of a question without words. */
const ANSWERS = [405, 415, 469, 501]

/** A question that was sent, as much of the library's as is needed. */
interface Question {
  on(type: 'succeeded', listener: () => void): unknown
  on(type: 'failed', listener: (event: { response: { status_code: number } }) => void): unknown
}

// The library's types take its events from Node's, which sources for browsers don't know.
const isQuestion = (info: object): info is Question => 'on' in info

/** A call, as much of the library's as is needed. */
interface Reachable {
  on(type: 'newInfo', listener: (event: { info: object }) => void): unknown
  sendInfo(contentType: string, body?: string): void
}

/** What asks the other side of a call for a sign of life (INFO, RFC 6086), and calls back with its answer; never where none comes. */
export function createReach(session: Reachable): (onReached: () => void) => void {
  let asking: (() => void) | undefined
  session.on('newInfo', ({ info }) => {
    // The library tells of a question while it is sent; other ones are the other side's.
    const onReached = asking
    if (!onReached || !isQuestion(info)) return
    info.on('succeeded', onReached)
    info.on('failed', ({ response }) => {
      if (ANSWERS.includes(response.status_code)) onReached()
    })
  })
  return (onReached) => {
    asking = onReached
    session.sendInfo('text/plain')
    asking = undefined
  }
}
