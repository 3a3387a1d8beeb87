/** What parsing half a million numbers takes of a processor of 2020, in milliseconds. */
const USUAL_MS = 25

/** How much slower this machine is than that at present: 1 where it is as quick. */
export function slownessNow(): number {
  const text = `[${'1234567,'.repeat(500_000)}0]`
  const taken = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    JSON.parse(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.max(1, Math.min(...taken) / USUAL_MS)
}
