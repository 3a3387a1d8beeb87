import { type AccessRequest, type Asker, may } from '@lineboard/contract/permissions'
import { rightsOf } from '../../../domain/access/rights-of.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { MemoryStore } from '../../../store/tables/memory-store.ts'
import type { SeedInput } from './types.ts'

/** First names that people of the seeded company have. */
export const firstNames = [
  'Nora',
  'Elias',
  'Maya',
  'Jonas',
  'Priya',
  'Marcus',
  'Leila',
  'Tobias',
  'Ines',
  'Caleb',
  'Hana',
  'Victor',
  'Amara',
  'Felix',
  'Rosa',
  'Owen',
  'Yara',
  'Dmitri',
  'Clara',
  'Samuel',
  'Aisha',
  'Lucas',
  'Greta',
  'Mateo',
  'Freya',
  'Hugo',
] as const

/** Last names that people of the seeded company have. */
export const lastNames = [
  'Whitfield',
  'Okafor',
  'Lindqvist',
  'Moreno',
  'Patel',
  'Hartmann',
  'Silva',
  'Kowalski',
  'Nakamura',
  'Brennan',
  'Delgado',
  'Fischer',
  'Haddad',
  'Jensen',
  'Marchetti',
  'Novak',
  'Osei',
  'Quinn',
  'Rahman',
  'Sorensen',
  'Tanaka',
] as const

/** Companies that call. */
export const callerCompanies = [
  'Bright Path Logistics',
  'Cedar & Co',
  'Juniper Lettings',
  'Northgate Builders',
  'Oak Street Bakery',
  'Pinecrest Homes',
  'Quayside Motors',
  'Redwood Insurance',
  'Stonebridge Legal',
  'Tidewater Realty',
  'Union Square Optics',
  'Violet Spa',
] as const

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
