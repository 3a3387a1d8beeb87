import { inflateSync } from 'node:zlib'

/** The texts of each page of a PDF as `pdf-lib` writes it, in the order they were drawn: what fonts of the standard call Latin, in hexadecimal digits. */
export function pagesOfPdf(bytes: Uint8Array): string[][] {
  const file = Buffer.from(bytes).toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
  return streams.map(([, packed = '']) => {
    const drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    return [...drawn.matchAll(/<([\dA-F]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
  })
}
