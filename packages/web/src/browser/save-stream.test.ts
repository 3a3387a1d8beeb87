import { afterEach, expect, it, vi } from 'vitest'
import { chooseTarget } from './transfer.ts'

afterEach(() => vi.unstubAllGlobals())

async function* rows() {
  yield 'name\r\n'
  yield 'José\r\n'
}

it('files say that they are UTF-8, once, for spreadsheets that read them in the encoding of the machine otherwise', async () => {
  let written = ''
  const createWritable = async () =>
    new WritableStream<string>({
      write: (text) => {
        written += text
      },
    })
  vi.stubGlobal('window', { showSaveFilePicker: async () => ({ createWritable }) })
  const target = await chooseTarget('contacts.csv')
  await target?.write(rows(), new AbortController().signal)
  expect(written).toBe('\uFEFFname\r\nJosé\r\n')
})
