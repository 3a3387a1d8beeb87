import { saveFile } from './output.ts'

interface SaveOptions {
  suggestedName: string
  types: { accept: Record<string, string[]> }[]
}

interface SavePicker {
  showSaveFilePicker(options: SaveOptions): Promise<FileSystemFileHandle>
}

const hasPicker = (window: object): window is SavePicker => 'showSaveFilePicker' in window

/** What a file consists of: text, or bytes where it is none. */
export type FilePieces = AsyncIterable<string | Uint8Array>

/** Where a file goes: straight to the disk where the browser can, otherwise to where downloads go. */
export interface FileTarget {
  /** Writes all of it; rejects with the signal's reason when it is aborted, and leaves no half of a file. */
  write(pieces: FilePieces, signal: AbortSignal): Promise<void>
}

/** What a file begins with, as spreadsheet programs else read it in the encoding of the machine, and `é` as two letters. */
export const byteOrderMark = '\uFEFF'

const encoder = new TextEncoder()

/** The bytes of a file; one of text says first that it is UTF-8. */
async function* bytesOf(pieces: FilePieces): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let isFirst = true
  for await (const piece of pieces) {
    yield typeof piece === 'string' ? encoder.encode(isFirst ? byteOrderMark + piece : piece) : new Uint8Array(piece)
    isFirst = false
  }
}

// A page of rows is asked for only when the one before has been written, so memory stays the same however many there are.
function streamOf(pieces: FilePieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = bytesOf(pieces)[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await iterator.return?.()),
  })
}

const typeOf = (name: string) =>
  name.endsWith('.xlsx') ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv'

const toDisk = (handle: FileSystemFileHandle): FileTarget => ({
  write: async (pieces, signal) => streamOf(pieces).pipeTo(await handle.createWritable(), { signal }),
})

function toDownloads(name: string): FileTarget {
  return {
    async write(pieces, signal) {
      const kept = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
      const written = streamOf(pieces).pipeTo(kept.writable, { signal })
      // The browser keeps a blob on the disk once it is large.
      const blob = new Response(kept.readable).blob()
      // What went wrong is said by the writing; the blob then only says that it is not whole.
      blob.catch(() => undefined)
      await written
      saveFile(name, new Blob([await blob], { type: typeOf(name) }))
    },
  }
}

/** Asks where to put a file; undefined when the person decides against it. Must be called while a press is handled. */
export async function chooseTarget(name: string): Promise<FileTarget | undefined> {
  if (!hasPicker(window)) return toDownloads(name)
  try {
    return toDisk(
      await window.showSaveFilePicker({
        suggestedName: name,
        types: [{ accept: { [typeOf(name)]: [name.slice(name.lastIndexOf('.'))] } }],
      }),
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    // Forbidden, as in a frame of another site: the download is still allowed.
    return toDownloads(name)
  }
}

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

/** Puts a text on the clipboard; whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
