/** Told how far an upload is, as a share from 0 to 1. */
export type OnProgress = (share: number) => void

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const hasBody = request.status !== 204 && request.status !== 304
  return new Response(hasBody ? request.response : null, { status: request.status, headers })
}

/** A `fetch` that tells how much of the body has gone out, which the platform's own does not. */
export function progressFetch(onProgress: OnProgress) {
  return async (input: Request, init?: RequestInit): Promise<Response> => {
    const body = await input.blob()
    const signal = init?.signal ?? input.signal
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      request.open(input.method, input.url)
      request.responseType = 'arraybuffer'
      for (const [name, value] of input.headers) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(toResponse(request))
      request.onerror = () => reject(new TypeError('The upload failed.'))
      request.onabort = () => reject(signal.reason ?? new DOMException('Aborted', 'AbortError'))
      request.onloadend = () => signal.removeEventListener('abort', abort)
      signal.addEventListener('abort', abort)
      if (signal.aborted) abort()
      request.send(body)
    })
  }
}
