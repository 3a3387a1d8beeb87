import { afterEach, expect, it, vi } from 'vitest'
import { chooseTarget, type FilePieces } from './transfer.ts'

afterEach(() => vi.unstubAllGlobals())

/** The bytes that are written of a file, and what the browser is asked for it. */
async function written(name: string, pieces: FilePieces) {
  const bytes: number[] = []
  const createWritable = async () => new WritableStream<Uint8Array>({ write: (piece) => void bytes.push(...piece) })
  const showSaveFilePicker = vi.fn(async () => ({ createWritable }))
  vi.stubGlobal('window', { showSaveFilePicker })
  const target = await chooseTarget(name)
  await target?.write(pieces, new AbortController().signal)
  return { bytes: Uint8Array.from(bytes), asked: showSaveFilePicker.mock.lastCall }
}

async function* rows() {
  yield 'name\r\n'
  yield 'José\r\n'
}

it('files of text say that they are UTF-8, once, for spreadsheets that read them in the encoding of the machine otherwise', async () => {
  const { bytes, asked } = await written('contacts.csv', rows())
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\uFEFFname\r\nJosé\r\n')
  expect(asked).toEqual([{ suggestedName: 'contacts.csv', types: [{ accept: { 'text/csv': ['.csv'] } }] }])
})

it('workbooks are written byte by byte as they are', async () => {
  async function* pieces() {
    yield Uint8Array.of(80, 75)
    yield Uint8Array.of(3, 4)
  }
  const { bytes, asked } = await written('contacts.xlsx', pieces())
  expect([...bytes]).toEqual([80, 75, 3, 4])
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  expect(asked).toEqual([{ suggestedName: 'contacts.xlsx', types: [{ accept: { [type]: ['.xlsx'] } }] }])
})
