/** An answer other than a plain 200 with a JSON body. */
export class Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON value, text or bytes; undefined for none. */
  readonly body: unknown

  constructor(status: number, headers: Readonly<Record<string, string>>, body?: unknown) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** 200 with headers beside the JSON body. */
export function withHeaders(body: unknown, headers: Readonly<Record<string, string>>): Reply {
  return new Reply(200, headers, body)
}

/** 204. */
export function noContent(): Reply {
  return new Reply(204, {})
}

/** Text in a form other than JSON, such as CSV; with a file name it is offered for download. */
export function textFile(text: string, contentType: string, filename?: string): Reply {
  return new Reply(200, fileHeaders(contentType, filename), text)
}

/** Bytes such as audio or PDF; with a file name they are offered for download. */
export function bytesFile(bytes: Buffer, contentType: string, filename?: string): Reply {
  return new Reply(200, fileHeaders(contentType, filename), bytes)
}

function fileHeaders(contentType: string, filename: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': contentType }
  if (filename) headers['content-disposition'] = `attachment; filename="${filename.replaceAll(/["\r\n]/g, '')}"`
  return headers
}
