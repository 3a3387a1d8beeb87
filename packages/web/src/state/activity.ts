import { proxy } from 'valtio'

/** How many calls and page loads are under way, and how many calls have had no answer for a while. */
export const activity = proxy({ pending: 0, hanging: 0 })

/** Counts `work` as under way until it ends, whichever way. */
export async function tracked<Result>(work: () => Promise<Result>): Promise<Result> {
  activity.pending += 1
  try {
    return await work()
  } finally {
    activity.pending -= 1
  }
}
