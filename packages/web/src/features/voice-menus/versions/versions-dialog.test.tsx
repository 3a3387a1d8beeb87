import type { components } from '@lineboard/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { initClient } from '../../../data/client.ts'
import { keptUnder } from '../../../shared/menu-drafts/revision.ts'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { type ServedRows, serveRows } from '../../../testing/serve-rows.ts'
import { MayOpenProvider } from '../../../ui/may-open.ts'
import { contentOfRow } from '../menu/edited-menu.ts'
import { VersionsDialog } from './versions-dialog.tsx'

const times = { createdAt: '2026-05-02T10:00:00.000Z', updatedAt: '2026-05-02T10:00:00.000Z' }
const live: components['schemas']['Ivr'] = {
  ...({
    id: 1,
    customerId: 1,
    name: 'Main menu',
    status: 'published',
    timeoutSeconds: 5,
    maxAttempts: 3,
    version: 1,
  } as const),
  ...({ valid: true, errors: [], greeting: { kind: 'text', text: 'Welcome.' }, Actions: [], ...times } as const),
}
const base = contentOfRow(live)
const content = { ...base, actions: [{ key: '5', kind: 'voice_menu', target: '9', position: 1 }] }
const draft = { kind: 'draft', content, base, menuId: 1, revision: 1, mark: 'a' }
const refusal = {
  ...{ statusCode: 422, name: 'ValidationError', message: 'The voice menu is gone' },
  details: { context: 'IvrAction', codes: { target: ['existence'] }, messages: { target: ['The voice menu is gone'] } },
}

/** A server that keeps templates, and takes no key for a menu. */
function serve(takesBack = true) {
  answerCalls(() => [])
  let templates: object[] = [{ id: 1, ...keptUnder(1), userId: 1, sharedWith: [], ...times, definition: draft }]
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/Actions') && request.method === 'POST')
      return Response.json({ error: refusal }, { status: 422 })
    if (pathname.endsWith('/Ivrs/1') && !takesBack) return Response.json({}, { status: 500 })
    if (pathname.includes('/Ivrs')) return Response.json(pathname.endsWith('/Ivrs') ? [live] : live)
    if (!pathname.includes('/Templates')) return Response.json([])
    if (request.method === 'DELETE') templates = templates.slice(0, 1)
    if (request.method !== 'POST') return Response.json(request.method === 'GET' ? templates : { count: 1 })
    const kept = { id: 2, userId: 1, ...times, ...(await request.json()) }
    templates = [...templates, kept]
    return Response.json(kept)
  }
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: (request) => answer(new Request(request)),
  })
}

async function publish() {
  const close = () => undefined
  render(
    <MayOpenProvider value={() => true}>
      <VersionsDialog row={live} onClose={close} />
    </MayOpenProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const question = await screen.findByRole('dialog', { name: 'Publish this menu?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Publish' }))
  return { question, said: (await within(question).findByRole('alert')).textContent }
}

it('a publication that is refused says why in its question, which is not closed on the way', async () => {
  serve()
  const { question, said } = await publish()
  expect(said).toContain('The voice menu is gone')
  expect(question.isConnected).toBe(true)
})

it('says that only a part is saved where what was saved could not be taken back', async () => {
  serve(false)
  expect((await publish()).said).toContain('Only a part is saved')
})

const withKey = {
  id: 1,
  ivrId: 1,
  key: '1',
  kind: 'dial_number',
  target: '+12125550199',
  position: 1,
} as const
const onTimeout = { id: 2, ivrId: 1, key: 'timeout', kind: 'hang_up', position: 2 } as const
const ready: typeof live = { ...live, status: 'draft', Actions: [withKey, onTimeout] }
const stored = (id: number, definition: object) => ({
  id,
  ...keptUnder(1),
  userId: 1,
  sharedWith: [],
  ...times,
  definition,
})
const published = { kind: 'version', content: base, note: {}, menuId: 1, revision: 1, mark: 'a' }

function serveMenu(menu: object, templates: object[] = []): ServedRows {
  const rows = { Ivrs: [menu], Templates: templates }
  serveRows(rows)
  return rows
}

const show = (row: typeof live) =>
  render(
    <MayOpenProvider value={() => true}>
      <VersionsDialog row={row} onClose={() => undefined} />
    </MayOpenProvider>,
  )

it('a menu that was never published is published by one press, and compared with nothing', async () => {
  const server = serveMenu(ready)
  show(ready)
  expect(await screen.findByText('Nobody hears this menu yet. Publish it so that callers do.')).toBeTruthy()
  expect(screen.queryByText(/Live|They are the same/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Compare' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await vi.waitFor(() => expect(server.Ivrs).toMatchObject([{ status: 'published' }]))
  expect(server.Templates).toMatchObject([{ definition: { kind: 'version', menuId: 1 } }])
  expect(await screen.findByText(/There is no draft/)).toBeTruthy()
})

it('a menu that was taken from callers is a draft beside its versions, and not live', async () => {
  serveMenu(ready, [stored(1, published)])
  show(ready)
  expect(await screen.findByText('Nobody hears this menu now. Publish it so that callers do.')).toBeTruthy()
  const options = within(screen.getByLabelText('To')).getAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual(['Draft', 'Version 1'])
  fireEvent.click(screen.getByRole('button', { name: 'Bring back Version 1' }))
  expect(await screen.findByText(/takes the place of this draft/)).toBeTruthy()
})

it('says what keeps a menu from being published, as its form does', async () => {
  serveMenu({ ...ready, Actions: [] })
  show(ready)
  expect((await screen.findByRole('note')).textContent).toContain('2 things keep this menu from being published.')
})

it('a menu that callers hear as its only version has nothing to compare', async () => {
  serveMenu(live, [stored(1, published)])
  show(live)
  expect(await screen.findByText(/Version 1 · Live/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Compare' })).toBeNull()
})
