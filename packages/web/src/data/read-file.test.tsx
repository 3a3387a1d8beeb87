import { expect, it } from 'vitest'
import { initClient } from './client.ts'
import { readFile } from './read-file.ts'

let asked: Request[] = []

function serve(answer: () => Response | Promise<Response>) {
  asked = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    tokens: { token: () => 'session-token' },
    fetch: async (request) => {
      asked.push(request)
      return answer()
    },
  })
}

const file = { name: 'terms.pdf', type: 'application/pdf', url: '/files/documents/7/terms.pdf' }

it('takes the token in a header, never in the address, and keeps type and content', async () => {
  serve(() => new Response('%PDF-1.4', { headers: { 'content-type': 'text/html' } }))
  const blob = await readFile(file)
  expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF-1.4'])
  expect(asked.map(({ url }) => url)).toEqual(['http://core.example/files/documents/7/terms.pdf'])
  expect(asked[0]?.headers.get('x-access-token')).toBe('session-token')
})

it.each(['https://files.example/7?signature=x', '//files.example/7', 'http://core.example:8443/7'])(
  'tells %s, which is another origin, no token',
  async (url) => {
    serve(() => new Response('x'))
    await readFile({ ...file, url })
    expect(asked[0]?.headers.get('x-access-token')).toBeNull()
    expect(asked[0]?.url).not.toContain('session-token')
  },
)

it.each([
  [404, /^The file terms\.pdf is gone/],
  [410, /^The file terms\.pdf is gone/],
  [401, /^You may not read the file terms\.pdf/],
  [403, /^You may not read the file terms\.pdf/],
  [500, /^The file terms\.pdf could not be read/],
])('an answer of %d is said in words', async (status, words) => {
  serve(() => new Response('', { status }))
  await expect(readFile(file)).rejects.toThrow(words)
})

it('a network that is gone is said in words', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(readFile(file)).rejects.toThrow('could not be read')
})
