import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { type Access, accessOf, createLineboard, type OperationId } from '@lineboard/sdk'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import type { ClientByName } from '../data/client-by-name.ts'
import type { Resource } from '../kit/define-resource.ts'
import { mayChangeIn, permissionsOf } from '../kit/resource-permissions.ts'
import { rowsOf } from '../kit/rows/calls-by-name.ts'
import { mayAs } from '../state/may.ts'
import { isAllowed } from '../testing/is-allowed.ts'
import { RowActionsCell } from './table/row-actions-cell.tsx'

// The buttons that stand on the screens, held against what the server answers when they are pressed: both ways.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

const people = ['super', 'admin', 'user', 'readonly', 'maya', 'owen', 'priya', 'felix'] as const
const MAX_ROWS = 4

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  server.control.snapshot('start')
})
afterAll(() => server.close())

async function signedIn(username: string) {
  server.control.restore('start')
  const baseUrl = `${server.url}/api/v1`
  const { id, userId } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username, password: 'Lineboard1!' },
  })
  const client = createLineboard({ baseUrl, tokens: { token: () => id }, retry: false })
  const user = await client.DashUser.findById({ id: userId })
  const byName: ClientByName = client
  server.control.snapshot('signed in')
  return { byName, access: accessOf(user, user.DashRoleMapping?.[0]?.DashRole?.GuiVisibilities ?? []) }
}

const isTaken = (client: ClientByName, operation: string, args: object): Promise<boolean> =>
  isAllowed(client.call(operation, args)).finally(() => server.control.restore('signed in'))

const nothing = () => undefined

// The children come after the properties.
const markupOf = (element: ReactElement) =>
  renderToStaticMarkup(createElement(Router, { ssrPath: '/' } as ComponentProps<typeof Router>, element))

/** What a list is to its buttons. */
function listOf(resource: Resource, access: Access) {
  return {
    resource,
    can: permissionsOf(resource, access),
    may: (operation: OperationId) => mayAs(access, operation),
    mayChange: (row: object) => mayChangeIn(resource, row, access),
    hrefOf: () => '/row',
    askRemove: nothing,
    openMenu: nothing,
  }
}

const labelsOf = (markup: string) => [...markup.matchAll(/aria-label="(Edit|Delete) /g)].map(([, verb]) => verb)

describe.each(people)('%s', (username) => {
  it('finds the buttons for what the server allows, and no others', async () => {
    const { byName, access } = await signedIn(username)
    const wrong: unknown[] = []
    let buttons = 0
    for (const resource of declared) {
      const { path, list: operation, include, form, create, update, remove, entity } = resource
      const list = listOf(resource, access)
      if (!list.can.see || path.includes(':')) continue
      const isAdded = list.can.add
      if (form && create && isAdded !== (await isTaken(byName, create, { body: {} })))
        wrong.push([path, 'add', isAdded])
      const { data } = await byName.call(operation, { filter: { limit: MAX_ROWS, include } })
      for (const row of rowsOf(data)) {
        const id: unknown = Reflect.get(row, 'id')
        const shown = labelsOf(markupOf(createElement(RowActionsCell, { row, tabIndex: 0, ...list })))
        buttons += shown.length
        const [edits, removes] = [shown.includes('Edit'), shown.includes('Delete')]
        // Everybody changes the own account, in the settings where this list is only to be read.
        const isOwnAccount = entity === 'DashUser' && id === access.userId
        const body = { id, phone: '+16175550100', ...(entity === 'Customer' && { companyName: 'Alder' }) }
        if (form && update && !isOwnAccount && edits !== (await isTaken(byName, update, { id, body })))
          wrong.push([path, id, 'edit', edits])
        // Nobody deletes the account that is signed in by, nor what it belongs to.
        const isOwn = isOwnAccount || (entity === 'Customer' && id === access.customerId)
        if (remove && !isOwn && removes !== (await isTaken(byName, remove, { id })))
          wrong.push([path, id, 'delete', removes])
      }
    }
    expect(wrong).toEqual([])
    if (username === 'super') expect(buttons).toBeGreaterThan(50)
  }, 60_000)
})
