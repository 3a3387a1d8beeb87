import { crc32, deflateSync } from 'node:zlib'
import type { Row } from '../../store/rows/models.ts'

const escaped = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[()\\]/g, '\\$&')

/** A page with the name of a document on it, as long as its row says: a file that readers open, always the same. */
export function samplePdf({ name, size }: Pick<Row<'Document'>, 'name' | 'size'>): Buffer {
  const text = `BT /F1 18 Tf 56 760 Td (${escaped(name)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const write = (padding: string) => {
    let file = `%PDF-1.4\n%${padding}\n`
    const offsets = objects.map((object, at) => {
      const offset = file.length
      file += `${at + 1} 0 obj\n${object}\nendobj\n`
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const start = String(file.length).padStart(10, '0')
    file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
    return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  }
  return Buffer.from(write('.'.repeat(Math.max(0, size - write('').length))), 'latin1')
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** A grey picture that a comment fills up to the size. */
function png(size: number): Buffer {
  const width = 64
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, width, 8, 0, 0, 0, 0])
  const pixels = deflateSync(
    Buffer.alloc((width + 1) * width, 0x99)
      .fill(0, 0, 1)
      .map((byte, at) => (at % (width + 1) === 0 ? 0 : byte)),
  )
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const left = size - parts.reduce((sum, { length }) => sum + length, 0) - 12
  if (left > 8) parts.splice(2, 0, chunk('tEXt', Buffer.from(`Comment\0${'.'.repeat(left - 8)}`, 'latin1')))
  return Buffer.concat(parts)
}

function repeated(head: string, line: (at: number) => string, size: number): Buffer {
  let text = head
  for (let at = 0; text.length < size; at++) text += line(at)
  return Buffer.from(`${text.slice(0, size - 1)}\n`)
}

const twoDigits = (value: number) => String(value % 60).padStart(2, '0')

/** Content for an attachment that the seed only describes: a file of its type and size, always the same. */
export function sampleContent({ type, size }: Pick<Row<'TicketAttachment'>, 'type' | 'size'>): Buffer {
  if (type === 'image/png') return png(size)
  if (type === 'text/csv') {
    return repeated(
      'time,caller,seconds\n',
      (at) => `10:${twoDigits(at)},+1212555${String(100 + (at % 100)).padStart(4, '0')},${at % 240}\n`,
      size,
    )
  }
  return repeated(
    '',
    (at) => `10:${twoDigits(Math.floor(at / 60))}:${twoDigits(at)} INVITE sip:desk@192.0.2.14 200 OK\n`,
    size,
  )
}
