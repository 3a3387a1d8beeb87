import type { components } from '@lineboard/contract'
import type { AssetReference } from '../../parts/tickets/about.ts'
import { isSameAsset } from './same-asset.ts'
import { type StateName, stateId } from './ticket-labels.ts'

type VersionInput = components['schemas']['TicketVersionInput']

/** What stands in the fields of an answer. */
export interface ReplyValues {
  body: string
  title: string
  state: StateName
  priority: components['schemas']['TicketPriority']
  ownerId: number | null
  assets: readonly AssetReference[]
}

const isSameList = (one: readonly AssetReference[], other: readonly AssetReference[]) =>
  one.length === other.length && one.every((asset) => other.some((each) => isSameAsset(each, asset)))

/** The version to add: only what is said and what differs. Undefined where that is nothing. */
export function replyBody(before: ReplyValues, { body, title, state, priority, ownerId, assets }: ReplyValues) {
  const changes: VersionInput = {
    ...(body.trim() && { body: body.trim() }),
    ...(title.trim() !== before.title && { title: title.trim() }),
    ...(state !== before.state && { stateId: stateId(state) }),
    ...(priority !== before.priority && { priority }),
    ...(ownerId !== before.ownerId && { ownerId }),
    ...(!isSameList(assets, before.assets) && { assets: [...assets] }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}
