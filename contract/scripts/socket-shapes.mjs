// The messages of the socket as an OpenAPI document, so that one tool tells what breaks their users: what clients send is a body, what
// the server says an answer.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { bare } from './contract-document.mjs'

const json = (schema) => ({ 'application/json': { schema: bare(schema) } })
const lastPart = (pointer) => pointer.split('/').at(-1)

/** The realtime document as it is written. */
export const socketDocument = () => parse(readFileSync(new URL('../asyncapi.yaml', import.meta.url), 'utf8'))

function itemOf(action, name, payload) {
  const described = { description: name }
  return action === 'receive'
    ? { requestBody: { required: true, content: json(payload) }, responses: { 204: described } }
    : { responses: { 200: { ...described, content: json(payload) } } }
}

/**
 * A path for each message that an operation has, without prose.
 * @param {ReturnType<typeof socketDocument>} document
 */
export function socketShapes({ info, channels, operations, components }) {
  const items = Object.values(operations).flatMap(({ action, channel, messages }) => {
    const { address, messages: known } = channels[lastPart(channel.$ref)]
    return messages.map(({ $ref }) => {
      const name = lastPart($ref)
      const { payload } = components.messages[lastPart(known[name].$ref)]
      return [`/${address}/${name}`, { post: { operationId: `${action}.${name}`, ...itemOf(action, name, payload) } }]
    })
  })
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    paths: Object.fromEntries(items),
    components: { schemas: bare(components.schemas, true) },
  }
}
