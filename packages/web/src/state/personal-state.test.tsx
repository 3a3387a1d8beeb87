import { expect, it } from 'vitest'
import { addPersonalState, finishPersonalState, forgetPersonalState } from './personal-state.ts'

it('what a person began is done, and then all is forgotten', async () => {
  const happened: string[] = []
  addPersonalState({ forget: () => happened.push('forgotten') })
  addPersonalState({
    forget: () => happened.push('forgotten too'),
    finish: async () => void happened.push('done'),
  })
  await finishPersonalState()
  forgetPersonalState()
  expect(happened).toEqual(['done', 'forgotten', 'forgotten too'])
})
