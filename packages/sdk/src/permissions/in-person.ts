import { operationTable } from '@lineboard/contract'

const table: Readonly<Record<string, Readonly<Record<string, string>>>> = operationTable

/**
 * Whether a call such as `ApiKey.create` is for a person's own session: an API key may not make it, nor who acts as somebody
 * else. It changes what people sign in or pay with. False for a name that is no call.
 */
export function isInPerson(operationId: string): boolean {
  const [model = '', verb = ''] = operationId.split('.')
  return table[model]?.[verb]?.split(' ').includes('in-person') === true
}
