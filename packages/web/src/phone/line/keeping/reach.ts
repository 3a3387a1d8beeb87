/** What phones answer that can be reached and make nothing of a question without words. */
const ANSWERS = [405, 415, 469, 501]

/** A question that was sent, as much of the library's as is needed. */
interface Question {
  on(type: 'succeeded', listener: () => void): unknown
  on(type: 'failed', listener: (event: { response: { status_code: number } }) => void): unknown
}

/** A call, as much of the library's as is needed. */
interface Reachable {
  once(type: 'newInfo', listener: (event: { info: Question }) => void): unknown
  sendInfo(contentType: string, body?: string): void
}

/** Asks the other side of a call for a sign of life (INFO, RFC 6086), and calls back with its answer; never where none comes. */
export function reach(session: Reachable, onReached: () => void): void {
  session.once('newInfo', ({ info }) => {
    info.on('succeeded', onReached)
    info.on('failed', ({ response }) => {
      if (ANSWERS.includes(response.status_code)) onReached()
    })
  })
  session.sendInfo('text/plain')
}
