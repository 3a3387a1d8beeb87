import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyCommands } from '../../testing/money/money-commands.ts'
import { centsOf, payByCard } from '../../testing/money/pay-by-card.ts'
import { createReality, disruptions, type Reality } from '../../testing/money/reality.ts'
import { registration } from '../../testing/registration.ts'

/** Each with a server of its own, which takes a second; many at night. */
const numRuns = process.env.LINEBOARD_NIGHTLY ? 60 : 6

/** Runs something with a server of its own. */
async function withReality(work: (real: Reality) => Promise<void>): Promise<void> {
  const real = await createReality()
  try {
    await work(real)
    real.server.expectNoViolations()
  } finally {
    await real.close()
  }
}

test('whatever people do with money and numbers, and whichever answers are lost, the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(moneyCommands, { maxCommands: 20 }), (commands) =>
      withReality((real) => {
        const model = {
          cents: new Map([
            [2, 14_820],
            [3, 61_275],
          ]),
          payments: [],
        }
        return fc.asyncModelRun(() => ({ model, real }), commands)
      }),
    ),
    { numRuns },
  )
}, 600_000)

const EMAIL = 'ines@willow.example'

async function verified({ server }: Reality): Promise<string> {
  const post = (path: string, body: object) => server.anonymous('POST', `/DashUsers/${path}`, { body })
  await post('request_email', { email_address: EMAIL, email_type: 'verification' })
  const code = server.server.control.outbox.list().at(-1)?.code ?? ''
  await post('verify_email', { email_address: EMAIL, verify_code: code })
  return code
}

const disruption = fc.constantFrom(...disruptions)
const tab = fc.record({
  amount: fc.constant('44.00'),
  currency: fc.constant('USD'),
  isAsked: fc.boolean(),
  disruptions: fc.array(disruption, { minLength: 3, maxLength: 3 }),
  registers: fc.option(disruption, { nil: undefined }),
})

test('however many tabs sign up, and wherever one is cut off, nothing that was paid is lost or taken twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(tab, { minLength: 1, maxLength: 3 }), (tabs) =>
      withReality(async (real) => {
        const code = await verified(real)
        // A code that is lost is asked for again; what is tested here begins when there is one.
        await real.restart()
        for (const { registers, ...payment } of tabs) {
          const token = await payByCard(real, 'anonymous', { ...payment, email: EMAIL })
          if (registers)
            await real.send('anonymous', '/DashUsers/register', registration(EMAIL, code, token), registers)
        }
        // Somebody comes back: signs in where there is an account, or opens one with what was paid.
        const body = { username: EMAIL, password: 'Willow-Lane-7!' }
        const signIn = () => real.server.anonymous('POST', '/DashUsers/authenticate', { body })
        const hasAccount = (await signIn()).status === 200
        const { store } = real.server.server
        if (hasAccount) {
          const [user] = store.table('DashUser').by('email', EMAIL)
          const paid = tabs.reduce((sum, one) => sum + centsOf(one), 0)
          // 39 for the plan, 10 that come with it: once, as there is one account.
          const balance = store.table('Customer').get(user?.customerId ?? 0)?.balance ?? 0
          expect(Math.round(balance * 100)).toBe(paid - 3900 + 1000)
          expect(store.table('DashUser').count({ email: EMAIL })).toBe(1)
        } else {
          const waiting = [...store.table('PaymentIntent').all()].filter((one) => one.email === EMAIL)
          expect(waiting.map(({ amountMinor, status }) => [amountMinor, status])).toEqual(
            tabs.map(() => [4400, 'succeeded']),
          )
        }
        expect(hasAccount).toBe(tabs.some(({ registers }) => registers !== undefined))
        expect(real.problems()).toEqual([])
      }),
    ),
    { numRuns: numRuns * 2 },
  )
}, 600_000)
