interface SaveOptions {
  suggestedName: string
  types: { accept: Record<string, string[]> }[]
}

interface SavePicker {
  showSaveFilePicker(options: SaveOptions): Promise<FileSystemFileHandle>
}

const hasPicker = (window: object): window is SavePicker => 'showSaveFilePicker' in window

/** Where a file goes: straight to the disk where the browser can, otherwise to where downloads go. */
export interface FileTarget {
  /** Writes all of it; rejects with the signal's reason when it is aborted, and leaves no half of a file. */
  write(text: AsyncIterable<string>, signal: AbortSignal): Promise<void>
}

/** What a file begins with, as spreadsheet programs else read it in the encoding of the machine, and `é` as two letters. */
export const byteOrderMark = '\uFEFF'

async function* marked(text: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark
  yield* text
}

// A page of rows is asked for only when the one before has been written, so memory stays the same however many there are.
function streamOf(text: AsyncIterable<string>): ReadableStream<string> {
  const iterator = marked(text)[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await iterator.return?.()),
  })
}

const toDisk = (handle: FileSystemFileHandle): FileTarget => ({
  write: async (text, signal) => streamOf(text).pipeTo(await handle.createWritable(), { signal }),
})

function toDownloads(name: string): FileTarget {
  return {
    async write(text, signal) {
      const kept = new TextEncoderStream()
      const written = streamOf(text).pipeTo(kept.writable, { signal })
      // The browser keeps a blob on the disk once it is large.
      const blob = new Response(kept.readable).blob()
      // What went wrong is said by the writing; the blob then only says that it is not whole.
      blob.catch(() => undefined)
      await written
      const url = URL.createObjectURL(new Blob([await blob], { type: 'text/csv' }))
      const link = document.createElement('a')
      Object.assign(link, { href: url, download: name })
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    },
  }
}

/** Asks where to put a file; undefined when the person decides against it. Must be called while a press is handled. */
export async function chooseTarget(name: string): Promise<FileTarget | undefined> {
  if (!hasPicker(window)) return toDownloads(name)
  try {
    return toDisk(
      await window.showSaveFilePicker({ suggestedName: name, types: [{ accept: { 'text/csv': ['.csv'] } }] }),
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    // Forbidden, as in a frame of another site: the download is still allowed.
    return toDownloads(name)
  }
}
