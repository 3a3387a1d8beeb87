import { expect, test } from 'vitest'
import { fileProblem } from './upload-queue.ts'

test.each([
  ['trace.log', 12, undefined],
  ['Photo.PNG', 10 * 1024 * 1024, undefined],
  ['Photo.PNG', 10 * 1024 * 1024 + 1, 'Photo.PNG has 10.1 MB; at most 10 MB are taken.'],
  ['page.html', 12, 'page.html is of a type that is not taken. Take a picture, PDF, text, CSV, log or sound.'],
  ['picture.svg', 12, 'picture.svg is of a type that is not taken. Take a picture, PDF, text, CSV, log or sound.'],
  ['empty.txt', 0, 'empty.txt is empty.'],
])('%s of %d bytes', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem)
})
