/** A request the stub was given, in plain parts. */
export interface SentRequest {
  method: string
  url: URL
  headers: Headers
  body: string
}

/** What the stub answers: a response, something to throw, or never. */
export type StubAnswer = Response | Error | 'never' | ((request: Request, init?: RequestInit) => Promise<Response>)

/** A fetch that answers what it is told, in order, the last one forever, and keeps what it was sent. */
export interface StubFetch {
  fetch(request: Request, init?: RequestInit): Promise<Response>
  sent: SentRequest[]
}

/** JSON answer of the stub. */
export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } })

/** Error answer as LoopBack gives it. */
export const refusal = (status: number, message: string, more: object = {}): Response =>
  json({ error: { statusCode: status, name: 'Error', message, ...more } }, { status })

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const handleAbort = () => reject(signal?.reason)
    if (signal?.aborted) handleAbort()
    signal?.addEventListener('abort', handleAbort)
  })

/** Makes a stub fetch. It rejects as the platform does when its signal aborts. */
export function stubFetch(...answers: readonly StubAnswer[]): StubFetch {
  const sent: SentRequest[] = []
  return {
    sent,
    async fetch(request, init) {
      const answer = answers[Math.min(sent.length, answers.length - 1)] ?? json([])
      const { method, headers } = request
      // Read up, as by the platform's fetch: such a request can't be sent again.
      sent.push({ method, url: new URL(request.url), headers, body: await request.text() })
      if (init?.signal?.aborted) throw init.signal.reason
      if (answer === 'never') return aborted(init?.signal)
      if (answer instanceof Error) throw answer
      return answer instanceof Response ? answer.clone() : answer(request, init)
    },
  }
}
