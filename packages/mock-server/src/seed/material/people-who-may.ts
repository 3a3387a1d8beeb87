import { type AccessRequest, type Asker, may } from '@lineboard/contract/permissions'
import { rightsOf } from '../../access/rights-of.ts'
import { MemoryStore } from '../../store/memory-store.ts'
import type { Row } from '../../store/models.ts'
import type { SeedInput } from '../types.ts'

type User = Row<'DashUser'>

/** Finds the people who may do something: in the sample data nobody does what the role forbids. */
export function peopleWhoMay(soFar: SeedInput['soFar']): (request: AccessRequest) => User[] {
  const store = new MemoryStore()
  store.load('GuiSection', soFar('GuiSection'))
  store.load('GuiVisibility', soFar('GuiVisibility'))
  store.load('DashRoleMapping', soFar('DashRoleMapping'))
  const people = soFar('DashUser').map((user): [User, Asker] => [
    user,
    { ...rightsOf(store, user), userId: user.id, means: 'session' },
  ])
  return (request) => people.flatMap(([user, asker]) => (may(asker, request) ? [user] : []))
}
