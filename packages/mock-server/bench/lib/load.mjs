// Asks one address many times over kept-alive connections.
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** The token of the address once more: the contract asks for both, and Prism checks that. */
const bearer = (url) => ({ authorization: `Bearer ${/access_token=(\w+)/.exec(url)?.[1]}` })

/** @returns {Promise<string>} the body; rejects for an answer other than 200 */
export const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: bearer(url) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${response.statusCode} ${text.slice(0, 300)}`))
      })
      response.on('error', reject)
    }).on('error', reject)
  })

/**
 * Asks so many times, some at a time: one address, or what a function answers each time.
 * @returns {Promise<{ perSecond: number, medianMs: number }>}
 */
export async function load(url, requests, parallel = 8) {
  const times = []
  let left = requests
  const from = performance.now()
  const worker = async () => {
    while (left-- > 0) {
      const at = performance.now()
      await ask(typeof url === 'function' ? url() : url)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  const perSecond = Math.round((times.length / (performance.now() - from)) * 1000)
  return { perSecond, medianMs: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] }
}
