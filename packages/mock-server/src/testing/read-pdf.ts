import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** The title of a PDF, and the text of each page with single spaces. */
export async function readPdf(bytes: Uint8Array): Promise<{ title: unknown; pages: string[] }> {
  const document = await getDocumentProxy(Uint8Array.from(bytes))
  const { text } = await extractText(document)
  const { info } = await getMeta(document)
  return { title: info.Title, pages: text.map((page) => page.replaceAll(/\s+/g, ' ')) }
}
