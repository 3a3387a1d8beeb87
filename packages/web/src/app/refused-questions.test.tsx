import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessOf } from '@lineboard/sdk'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setErrorHandler } from '../data/report-error.ts'
import { errorText } from '../lib/errors/error-text.ts'
import { sessionStore } from '../state/session-store.ts'
import { machineWordsIn } from '../testing/machine-words.ts'
import { questions, readOf } from '../testing/questions.tsx'
import { refusalsAt, refusingNetwork } from '../testing/refusals.ts'

/** Questions that nothing is asked of the server by, or whose answers are dealt with by what asks them. */
const others: Readonly<Record<string, string>> = {
  'app/session/session-dialogs': 'app/session/leave.test.tsx',
  'features/billing/card-top-up-panel': 'features/billing/card-top-up.test.ts',
  'features/billing/renewal-consent': 'features/billing/consent.test.tsx',
  'features/buy-numbers/confirm-purchase': 'features/buy-numbers/purchase.test.ts',
  'features/customer-account/wallet-panels': 'features/customer-account/bulk.test.tsx',
  'features/call-logs/block-dialog': 'features/call-logs/blocking.test.ts',
  'features/templates/own-views': 'features/templates/own-views.test.tsx',
  'list/actions/bulk-edit-dialog': 'list/actions/bulk-edit-dialog.test.tsx',
  'shared/payment/give-up': 'shared/payment/give-up.test.tsx',
  'shared/views/use-shared-question': 'features/reports/report-views-panel.test.tsx',
  'kit/drawer/unsaved-guard': 'kit/drawer/use-unsaved-guard.test.tsx',
  'kit/form/add-row-dialog': 'kit/form/use-saving.test.tsx',
}

const src = join(import.meta.dirname, '..')
const screens = globSync('**/!(*.test).tsx', { cwd: src })
const tests = globSync('**/*.test.{ts,tsx}', { cwd: src })

it('every question is among them, or tried by a test of its own', () => {
  const asking = screens
    .filter((path) => readFileSync(join(src, path), 'utf8').includes("/confirm-dialog.tsx'"))
    .map((path) => path.replace('.tsx', ''))
  const tried = Object.keys(questions).map((name) => name.replace(/ .*/, ''))
  expect([...new Set([...tried, ...Object.keys(others)])].toSorted()).toEqual(asking.toSorted())
  expect(Object.values(others).filter((path) => !tests.includes(path))).toEqual([])
})

let network: ReturnType<typeof refusingNetwork>

let customerId = 1
/** What is said beside the question. */
const toasts: string[] = []

beforeEach(() => {
  toasts.length = 0
  setErrorHandler((error, { isShown }) => void (isShown || toasts.push(errorText(error))))
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  network = refusingNetwork(readOf)
})
afterEach(async () => {
  await network.end()
  sessionStore.access = undefined
})

const alerts = () =>
  [...document.querySelectorAll('[role=alert] .MuiAlert-message')].map(({ textContent }) => textContent)
const values = () => [...document.querySelectorAll('input, select')].map((each) => Reflect.get(each, 'value'))

describe.each(Object.entries(questions).map(([name, question], at) => ({ name, ...question, some: refusalsAt(at) })))(
  '$name',
  ({ render: question, typed: texts = [], before = [], answer, isOrder, isLimited, some }) => {
    it.each(some)('says what came of it in words, and can be answered again: %s', async (_, how) => {
      customerId += 1
      render(question(customerId))
      for (const [label, value] of texts) fireEvent.change(await screen.findByLabelText(label), { target: { value } })
      for (const [kind, label] of before) {
        const control = await screen.findByRole(kind, { name: label })
        await waitFor(() => expect(control).toHaveProperty('disabled', false))
        fireEvent.click(control)
      }
      const top = () => screen.getAllByRole('dialog').at(-1) ?? document.body
      const button = within(top()).getByRole('button', { name: answer })
      await waitFor(() => expect(button).toHaveProperty('disabled', false))
      const [typed, warned] = [values(), alerts()]
      await network.refuse(how, () => fireEvent.click(button))
      await waitFor(() => expect(alerts().filter((text) => !warned.includes(text))).not.toEqual([]))
      const said = [...alerts().filter((text) => !warned.includes(text)), ...toasts].join(' ')
      expect(said).toMatch(/\w+ \w+/)
      expect(machineWordsIn(said)).toEqual([])
      const words = how.isGivenUp && isLimited ? /Network Connection Error/ : how.says
      if (words && !(isOrder && /not known/.test(said))) expect(said).toMatch(words)
      if (!isOrder) expect(values()).toEqual(typed)
      // The question, or what asks it.
      const [role, name] = before.at(-1) ?? ['button', answer]
      const again = await screen.findAllByRole('button', { name: role === 'button' ? name : answer })
      expect(again.some((each) => !Reflect.get(each, 'disabled'))).toBe(true)
    })
  },
)
