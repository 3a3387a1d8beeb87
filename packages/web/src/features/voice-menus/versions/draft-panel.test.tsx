import type { components } from '@lineboard/contract'
import { zIvrInput } from '@lineboard/contract/zod'
import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { FormFactsProvider } from '../../../kit/form/form-context.ts'
import type { Revision } from '../../../shared/menu-drafts/revision.ts'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { contentOfRow } from '../menu/edited-menu.ts'
import { toValues, type Values } from '../menu/menu-values.ts'
import { DraftPanel } from './draft-panel.tsx'
import type { OpenedMenu } from './revisions.ts'

// Who shared a draft is asked of a server.
beforeEach(() => answerCalls(() => []))

const menu: components['schemas']['Ivr'] = {
  ...{ id: 1, customerId: 2, name: 'Main menu', status: 'draft', timeoutSeconds: 5, maxAttempts: 3, version: 1 },
  ...{ valid: true, errors: [], createdAt: '2026-05-02T10:00:00.000Z', updatedAt: '2026-05-02T10:00:00.000Z' },
  greeting: { kind: 'text', text: 'Welcome.' },
}
const live = { ...menu, status: 'published' } as const
const heard: OpenedMenu = { ...live, beside: { live, revisions: [] } }
const content = contentOfRow(live)
const draft: Revision = {
  ...{ kind: 'draft', content, base: content, id: 1, revision: 1, mark: 'a' },
  ...{ userId: 2, createdAt: '2026-05-03T10:00:00.000Z', sharedWith: [] },
}
const drafted: OpenedMenu = { ...live, beside: { live, revisions: [draft] } }

function Panel({ row }: { row: OpenedMenu | undefined }) {
  const typed = useWatch<Values>() as Values
  return <DraftPanel row={row} editor={{ typed, draft: undefined, simulator: { tried: undefined } } as never} />
}

function Sample({ row, readOnly = false }: { row?: OpenedMenu; readOnly?: boolean }) {
  const methods = useForm({ defaultValues: toValues(row) })
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zIvrInput, readOnly, conditions: {} }}>
        <Panel row={row} />
      </FormFactsProvider>
    </FormProvider>
  )
}

const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it.each([undefined, menu])('a menu that nobody hears is published by the button of one that callers hear', (row) => {
  render(<Sample {...(row && { row })} />)
  expect(screen.getByText(/^Callers do not hear this menu/)).toBeTruthy()
  expect(offered()).toEqual(['Publish'])
})

it('a menu that callers hear is taken from them with the next save, unless it is left published', () => {
  render(<Sample row={heard} />)
  expect(offered()).toEqual(['Publish', 'Draft and versions', 'Take it from callers'])
  fireEvent.click(screen.getByRole('button', { name: 'Take it from callers' }))
  expect(screen.getByRole('alert').textContent).toContain('the menu is taken from callers')
  expect(offered()).toEqual(['Draft and versions', 'Leave it published'])
  fireEvent.click(screen.getByRole('button', { name: 'Leave it published' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(offered()).toContain('Publish')
})

it.each([
  ['a menu that nobody hears', menu, 'Draft'],
  ['a menu that callers hear, without a draft', heard, 'Published'],
  ['a menu that callers hear, with a draft', drafted, 'Draft'],
])('%s is called what it is', (_what, row, title) => {
  render(<Sample row={row} />)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

it('is offered to nobody who only reads', () => {
  render(<Sample row={heard} readOnly />)
  expect(offered()).toEqual([])
})
