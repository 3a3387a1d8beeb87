import type { PlaceEntry } from './place-entry.ts'

const path = '/service/things'
const list = { path, entity: 'Asset', section: 'Call Logs' } as const

list satisfies PlaceEntry
// @ts-expect-error nobody knows who sees it
;({ path, entity: 'Asset' }) satisfies PlaceEntry
// @ts-expect-error two say who sees it
;({ ...list, visibleTo: 'everybody' }) satisfies PlaceEntry
// @ts-expect-error there is no such section
;({ ...list, section: 'Calls' }) satisfies PlaceEntry
// @ts-expect-error there is no such entry of the menu
;({ ...list, parentMenu: 'things' }) satisfies PlaceEntry
// @ts-expect-error the contract has no such entity
;({ ...list, entity: 'Thing' }) satisfies PlaceEntry
// @ts-expect-error visitors have addresses of their own
;({ path, guard: 'visitor' }) satisfies PlaceEntry
// @ts-expect-error who sees what has moved is for the place it leads on to
;({ path, redirectTo: 'callLogs', section: 'Call Logs' }) satisfies PlaceEntry
