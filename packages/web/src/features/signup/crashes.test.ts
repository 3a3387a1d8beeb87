import { createMockServer, type MockServer } from '@lineboard/mock-server'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { initCaptcha } from '../../shared/captcha/bot-check.ts'
import type { CardHandle } from '../../shared/card/card-handle.ts'
import { initCards } from '../../shared/card/card-source.ts'
import { answerSandboxBank, confirmSandboxCard } from '../../shared/card/sandbox-payment.ts'
import { orders } from '../../shared/payment/orders.ts'
import { brokenFetch, type Disruption } from '../../testing/shop.ts'
import { goodProfile, signUpStates } from '../../testing/sign-up-states.ts'
import { isSummaryBusy } from './selectors.ts'
import { fromDraft, signUpOf, toDraft } from './sign-up-draft.ts'
import { signUpEffects } from './sign-up-effects.ts'
import type { SignUpEvent } from './sign-up-event.ts'
import { createWizard, type Wizard } from './wizard.ts'

const numRuns = 25
const email = 'ada@pier.example'

let server: MockServer
let disruption: Disruption = 'none'
let code = ''
const takeDisruption = () => {
  const taken = disruption
  disruption = 'none'
  return taken
}

beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
  initClient({ wholeContract: true, baseUrl: server.apiUrl, retry: false, fetch: brokenFetch(takeDisruption) })
  initCaptcha({ kind: 'none' })
  initCards({ kind: 'sandbox', url: `${server.url}/__mock/` })
})
afterAll(() => {
  initCards({ kind: 'none' })
  return server.close()
})

const lost = { kind: 'unknown', message: 'lost' } as const

/** A card form on the screen of a wizard: a bank that asks is answered by yes, and any answer may be lost. */
const cardOf = (wizard: () => Wizard, number: string): CardHandle => ({
  async confirm(name) {
    const taken = takeDisruption()
    const secret = wizard().state().intent?.secret ?? ''
    if (taken === 'request lost') return lost
    const url = `${server.url}/__mock/`
    const asked = await confirmSandboxCard(url, secret, { number, expiry: '12/40', cvc: '123', name })
    if (taken === 'answer lost') return lost
    if (asked.kind !== 'needs-action') return asked
    const answered = await answerSandboxBank(url, secret, true)
    return answered.kind === 'needs-action' ? lost : answered
  },
})

/** What somebody does who comes to the checkout, for the first time or again. */
const comingIn = (isPaid: boolean): readonly SignUpEvent[] => [
  { type: 'opened' },
  { type: 'profileEdited', profile: goodProfile },
  { type: 'codeTyped', code },
  { type: 'profileDone', phoneE164: '+12125550142' },
  // Nobody is asked for a card that has paid.
  ...(isPaid ? [] : [{ type: 'cardNameTyped', cardName: 'Ada Moss' } as const]),
  { type: 'termsAnswered', isAccepted: true },
]

function createTab(number: string) {
  let wizard: Wizard
  const start = (draft: unknown) => {
    const perform = signUpEffects({ card: () => cardOf(() => wizard, number), leave: () => undefined })
    wizard = createWizard(fromDraft(draft), perform, () => undefined)
  }
  const settled = () => expect.poll(() => isSummaryBusy(wizard.state()) || wizard.state().work, poll).toBeFalsy()
  const tab = {
    state: () => wizard.state(),
    async send(event: SignUpEvent): Promise<void> {
      wizard.send(event)
      await settled()
    },
    async comeIn(): Promise<void> {
      for (const event of comingIn(wizard.state().payment !== undefined)) await tab.send(event)
    },
    press: () => tab.send(wizard.state().payment ? { type: 'finish' } : { type: 'pay', isCardComplete: true }),
    async reload(): Promise<void> {
      start(JSON.parse(JSON.stringify(toDraft(wizard.state()) ?? null)))
      await tab.comeIn()
    },
  }
  const { atProfile } = signUpStates
  start(JSON.parse(JSON.stringify(toDraft({ ...atProfile, email, codeSentTo: email, verifiedEmail: email }))))
  return tab
}

const poll = { interval: 2, timeout: 10_000 }
const post = (path: string, body: object) =>
  fetch(`${server.apiUrl}/DashUsers/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

type Step = { do: 'press' | 'reload' | 'retry'; tab: 0 | 1; disruption: Disruption } | { do: 'press both' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('press' as const, 'press' as const, 'reload' as const, 'retry' as const),
    tab: fc.constantFrom<0 | 1>(0, 1),
    disruption: fc.constantFrom<Disruption>('none', 'request lost', 'answer lost'),
  }),
  fc.record({ do: fc.constant('press both' as const) }),
)

it('two tabs of a sign-up, whichever answers are lost and pages are loaded again, pay once and open one account', async () => {
  const number = fc.constantFrom('4242424242424242', '4000002500003155')
  await fc.assert(
    fc.asyncProperty(number, fc.array(step, { maxLength: 8 }), async (card, steps) => {
      server.control.reset()
      orders.drop(signUpOf(email))
      disruption = 'none'
      await post('request_email', { email_address: email, email_type: 'verification' })
      code = server.control.outbox.list().findLast(({ to }) => to === email)?.code ?? ''
      const tabs = [createTab(card), createTab(card)] as const
      for (const tab of tabs) await tab.comeIn()
      for (const each of steps) {
        if (each.do === 'press both') await Promise.all(tabs.map((tab) => tab.press()))
        else {
          disruption = each.disruption
          if (each.do === 'press') await tabs[each.tab].press()
          else if (each.do === 'reload') await tabs[each.tab].reload()
          else await tabs[each.tab].send({ type: 'retryIntent' })
        }
        // Who has an account is done.
        if (tabs.some((tab) => tab.state().step === 4)) break
      }
      // In the end somebody goes on in the first tab until there is an account.
      disruption = 'none'
      for (let tries = 0; tries < 6 && !tabs.some((tab) => tab.state().step === 4); tries += 1) {
        if (tabs[0].state().intent || tabs[0].state().payment) await tabs[0].press()
        else await tabs[0].reload()
      }
      const made = [...server.store.table('PaymentTransaction').all()].filter(
        ({ transactionType, amount }) => transactionType === 'payment' && amount === 44,
      )
      const users = server.store.table('DashUser').by('email', email)
      expect([made.length, users.length]).toEqual([1, 1])
      expect(server.control.violations.list()).toEqual([])
    }),
    { numRuns },
  )
}, 120_000)
