import { LoopbackError } from '../errors/loopback-error.ts'
import type { Route } from '../http/http-listener.ts'
import { sendJson } from '../http/send.ts'
import { sessionNameOf, sessionParameter } from './session-name.ts'
import type { Session, Sessions } from './sessions.ts'

/** A route that serves each request from the world it is for. */
export function sessionRoute(sessions: Sessions, routeOf: (session: Session) => Route): Route {
  return async (request, response, url) => {
    let session: Session
    try {
      session = sessions.of(sessionNameOf(request.headers, url.searchParams.get(sessionParameter)))
    } catch (problem) {
      if (!(problem instanceof LoopbackError)) throw problem
      await sendJson(response, problem.statusCode, problem.toBody())
      return
    }
    await routeOf(session)(request, response, url)
  }
}
