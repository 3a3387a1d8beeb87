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

/** Asks the other side of a call for a sign of life (INFO, RFC 6086), and calls back with its answer; never where none comes. */
export function reach(session: Reachable, onReached: () => void): void {
  let isSent = false
  session.on('newInfo', ({ info }) => {
    // Those that follow are other questions.
    if (isSent || !isQuestion(info)) return
    isSent = true
    info.on('succeeded', onReached)
    info.on('failed', ({ response }) => {
      if (ANSWERS.includes(response.status_code)) onReached()
    })
  })
  session.sendInfo('text/plain')
}
