// Does with one generated client what the test looks at: `node out/main.mjs NAME`, and writes it as JSON.
import type { Client } from './client.ts'

const [, , name = ''] = process.argv
const { client }: { client: Client } = await import(`./${name}.mjs`)

const where = { or: [{ status: 'missed' }, { and: [{ status: 'completed' }, { talkSeconds: { gt: 60 } }] }] }
const token = await client.signIn('admin', 'Lineboard1!')
const rows = await client.list(JSON.stringify({ where, order: ['id DESC'], limit: 3 }))
const count = await client.count(JSON.stringify(where))
const number = process.env.LINEBOARD_NUMBER ?? ''
const { number: blocked } = await client.block(number)
const missing = await client.statusOf(999_999)
const file = new File([`number,description\n${number},Desk of ${name}\n`], 'numbers.csv', { type: 'text/csv' })
const { created } = await client.upload(file)
const csv = await client.download()
const done = { signedIn: token.length > 10, rows, count, blocked: blocked === number, missing, created }
process.stdout.write(JSON.stringify({ ...done, downloaded: csv.includes(`Desk of ${name}`) }))
