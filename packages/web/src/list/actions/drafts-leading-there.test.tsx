import { entities } from '@lineboard/contract/entities'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { keptUnder } from '../../shared/menu-drafts/revision.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { AskRemoval } from './ask-removal.tsx'

const declarations = import.meta.glob<Record<string, Resource>>('../../features/*/*.resource.ts', { eager: true })
const resources = Object.values(declarations).flatMap((module) => Object.values(module))

/** What a key of a voice menu can lead to by id, and how it says so. */
const named = Object.entries(entities.IvrAction.references.target.models)

const contentOf = (name: string, kind: string, target: number) => {
  const greeting = { kind: 'text', text: 'Hello' }
  return {
    ...{ name, description: '', greeting, timeoutSeconds: 5, maxAttempts: 3 },
    actions: [{ key: '1', kind, target: String(target) }],
  }
}
const draft = (menuId: number, kind: string, target: number, revision = 1) => {
  const content = contentOf(`Menu ${menuId}`, kind, target)
  const definition = { menuId, revision, mark: 'm', kind: 'draft', content, base: content }
  return { ...keptUnder(menuId), id: menuId * 10 + revision, userId: 1, sharedWith: [], definition }
}
const discarded = (menuId: number) => {
  const definition = { menuId, revision: 2, mark: 'n', kind: 'discarded' }
  return { ...keptUnder(menuId), id: menuId * 10 + 2, userId: 1, sharedWith: [], definition }
}

function ask(model: string, templates: readonly object[]) {
  const resource = resources.find(({ entity }) => entity === model)
  if (!resource) throw new Error(`${model} has no list`)
  answerCalls(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/count')) return { count: 0 }
    if (pathname.endsWith('/Templates')) return templates
    const { where } = JSON.parse(searchParams.get('filter') ?? '{}')
    const ids: readonly number[] = where?.id?.inq ?? []
    return pathname.endsWith('/Ivrs') ? ids.filter((id) => id < 8).map((id) => ({ id, name: `Menu ${id}` })) : []
  })
  const close = () => undefined
  render(<AskRemoval resource={resource} targets={[{ id: 5, name: 'It' }]} onRemoved={close} onClose={close} />)
}

it.each(named)(
  'before what a key leads to by %s goes, the menus are named whose drafts lead there',
  async (kind, model) => {
    const waiting = [2, 3].map((menuId) => draft(menuId, kind, 5))
    // Of menus without a draft any more, of one that is gone, to another row, and of one that goes itself nothing is said.
    const others = [draft(4, kind, 5), discarded(4), draft(9, kind, 5), draft(6, kind, 7), draft(5, kind, 5)]
    ask(model, [...waiting, ...(model === 'Ivr' ? others : others.slice(0, -1))])
    expect(
      await screen.findByText('The drafts of 2 voice menus lead there too, and stay as they are: Menu 2, Menu 3'),
    ).toBeTruthy()
  },
)
