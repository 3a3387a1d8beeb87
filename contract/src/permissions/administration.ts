import { type Rights, reaches } from './asker.ts'

/** What somebody at a customer has to hold: without it nobody there could give it to anybody again. */
const holds = ['administrator', 'Manage Users', 'Manage Roles'] as const
export type Hold = (typeof holds)[number]

const isHeldBy = (hold: Hold, { isSuperAdmin, principalType, sections }: Rights) =>
  isSuperAdmin || (hold === 'administrator' ? principalType === 'ADMIN' : sections.get(hold) === 'all')

/**
 * What one of the people at a customer held before a change and nobody holds after it; undefined where nothing is lost. What nobody
 * held before can't be lost.
 */
export const lostHold = (before: readonly Rights[], after: readonly Rights[]): Hold | undefined =>
  holds.find(
    (hold) => before.some((rights) => isHeldBy(hold, rights)) && !after.some((rights) => isHeldBy(hold, rights)),
  )

/**
 * Whether a change would leave somebody with less than he may do before it. Nobody does that to himself, as he couldn't take it back;
 * the super administrator may do everything, whatever his role says.
 */
export const losesOwn = (before: Rights, after: Rights): boolean => !before.isSuperAdmin && !reaches(after, before)
