import { expect, it } from 'vitest'
import { editedForms } from '../e2e/support/edited-forms.ts'
import { lists } from '../e2e/support/lists.ts'
import { refusedForms } from '../e2e/support/refused-forms.ts'
import { allPlaces } from '../src/places/place.ts'
import { linesOfPlaces } from './lines-of-places.ts'
import { missingLines } from './missing-lines.ts'
import { child } from './parse.ts'
import { sources } from './sources.ts'

// What is written by hand for each place stands in few files. Whoever adds one is told here which lines are left to write.

it('every place has all the lines that are wanted of it', () => {
  expect(missingLines(linesOfPlaces)).toEqual([])
})

it('no line is of a place that is gone', () => {
  const paths = new Set(allPlaces.map(({ path }) => path))
  expect(lists.filter(({ path }) => !paths.has(path))).toEqual([])
  const names = new Set<string>(allPlaces.map(({ id }) => id))
  expect(linesOfPlaces.inGuide.filter((id, at, all) => !names.has(id) || all.indexOf(id) !== at)).toEqual([])
  const changed = [...linesOfPlaces.changed.values()]
  expect(editedForms.filter(([, model]) => !changed.includes(model))).toEqual([])
})

it('every form is tried with what the server refuses of it', () => {
  const defined = [...sources].flatMap(([file, nodes]) =>
    nodes
      .filter((node) => node.type === 'CallExpression' && child(node, 'callee')?.name === 'defineForm')
      .map(() => file),
  )
  // What has no elements is a form that nobody sees: it says how other screens save.
  const files = defined.flatMap((file) => /^features\/(.*)\.tsx$/.exec(file)?.[1] ?? [])
  const tried = Object.keys(refusedForms).map((name) => name.replace(/ .*/, ''))
  expect(tried.toSorted()).toEqual(files.toSorted())
})
