import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { setErrorHandler } from '../../data/report-error.ts'
import { refusals } from '../../testing/refusals.ts'
import { useRefusals } from './server-errors.ts'

const taken = () =>
  Response.json(
    {
      error: {
        statusCode: 422,
        name: 'ValidationError',
        message: 'invalid',
        details: { context: 'TrackingSource', codes: { name: ['uniqueness'] }, messages: { name: ['is taken'] } },
      },
    },
    { status: 422 },
  )

const { answer: lost } = refusals['no network']
const { answer: broken } = refusals['500']
const { answer: forbidden } = refusals['403']

// What went wrong is a sentence of its own before it.
const mayBe = /\. It may have been saved all the same/
const own = /your last try may have saved it/

/** What is answered, whether something is added by it, and what is said of whether it is there. */
type Try = [answer: (signal: AbortSignal) => Response | Promise<Response>, adds: boolean, said?: RegExp]

it.each<[string, Try[]]>([
  ['an answer that was lost', [[lost, true, mayBe]]],
  ['a server that fails after the fact', [[broken, true, mayBe]]],
  ['what the server would not do', [[forbidden, true]]],
  ['a change, which is the same when it is sent again', [[lost, false]]],
  ['a name that is taken', [[taken, true]]],
  [
    'a name that is taken since an answer was lost',
    [
      [lost, true, mayBe],
      [taken, true, own],
    ],
  ],
  [
    'a name that is taken after another refusal',
    [
      [forbidden, true],
      [taken, true],
    ],
  ],
])('of %s a form says whether it may be there', async (_, tries) => {
  setErrorHandler(() => undefined)
  const { result, rerender } = renderHook(({ adds }) => useRefusals(undefined, { adds }), {
    initialProps: { adds: true },
  })
  for (const [answer, adds, said] of tries) {
    rerender({ adds })
    initClient({
      wholeContract: true,
      baseUrl: 'http://core.example/api/v1',
      retry: false,
      fetch: async () => answer(new AbortController().signal),
    })
    const body = { name: 'Radio', type: 'radio' } as const
    const error = await api()
      .TrackingSource.upsert({ body })
      .catch((error: unknown) => error)
    act(() => result.current.refuse(error))
    const general = result.current.general ?? ''
    for (const words of [mayBe, own]) expect(words.test(general), general).toBe(words === said)
  }
})
