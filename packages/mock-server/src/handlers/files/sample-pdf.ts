import type { Row } from '../../store/models.ts'

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
