import type { Asked, Lie } from '../lying-proxy.ts'
import { filterOf, type PlantedLie } from './planted-lie.ts'

const isRowOf = (path: string, asked: Asked) => asked.method === 'GET' && new RegExp(`^${path}/\\d+$`).test(asked.path)

/** Says that it deletes a row, and keeps it. */
function keepsDeleted(): Lie {
  const kept = new Set<string>()
  return {
    takes(asked) {
      const isSource = asked.method === 'DELETE' && asked.path.startsWith('/TrackingSources/')
      // The second time it does, so that the test leaves nothing behind.
      if (!isSource || kept.has(asked.path)) return
      kept.add(asked.path)
      asked.method = 'HEAD'
    },
    answers(answer, { method }) {
      if (method === 'HEAD') answer.json = { count: 1 }
    },
  }
}

/** Changes the fields named, and loses one that was not. */
function patchLoses(): Lie {
  let isPatched = false
  return {
    takes: ({ method }) => {
      isPatched ||= method === 'PATCH'
    },
    answers(answer, asked) {
      if (isPatched && isRowOf('/ReceivingNumbers', asked)) Object.assign(Object(answer.json), { number: '0' })
    },
  }
}

/** Lies about single rows, and what becomes of them. */
export const liesOfRows: readonly PlantedLie[] = [
  {
    name: 'does not know the rows it lists',
    about: 'findById',
    request: 'GET /TrackingSources/*',
    lie: () => ({
      answers(answer, asked) {
        if (isRowOf('/TrackingSources', asked)) answer.status = 404
      },
    }),
  },
  {
    name: 'knows ids that nobody has',
    about: 'findById',
    request: 'GET /TrackingSources/*',
    lie: () => ({
      answers(answer, asked) {
        if (isRowOf('/TrackingSources', asked) && answer.status === 404) answer.status = 200
      },
    }),
  },
  {
    name: 'answers 404 to nin',
    about: 'nin',
    request: filterOf('{"where":{"id":{"nin":["<id of row *>"]}}}'),
    lie: () => ({
      answers(answer, { filter }) {
        if (JSON.stringify(filter?.where ?? {}).includes('"nin"')) answer.status = 404
      },
    }),
  },
  {
    name: 'breaks off at between',
    about: 'between',
    request: filterOf('{"where":{"field":{"between":["<field of row *>","<field of row *>"]}}}'),
    lie: () => ({
      answers(answer, { filter }) {
        answer.isCut = JSON.stringify(filter?.where ?? {}).includes('"between"')
      },
    }),
  },
  {
    name: 'loses what a PATCH leaves out',
    about: 'patch',
    request: 'PATCH /ReceivingNumbers {id, field}',
    lie: patchLoses,
  },
  { name: 'deletes nothing', about: 'delete', request: 'DELETE /TrackingSources/*', lie: keepsDeleted },
  {
    name: 'keeps no description',
    about: 'create',
    request: 'PUT /TrackingSources {field, type, field, customerId}',
    lie: () => ({ takes: ({ body }) => void (body && Reflect.deleteProperty(body, 'description')) }),
  },
]
