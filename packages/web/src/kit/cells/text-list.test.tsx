import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextList } from './text-list.tsx'

const RIGHT_TO_LEFT = '\u200f'

// Its end is then cut, which is on the left: what comes first, such as a number, is whole.
it('texts that say that they read from right to left are laid out so; others by their letters', () => {
  render(
    <>
      <TextList texts={[`${RIGHT_TO_LEFT}(212) 555-0142 الاستقبال`, 'b']} separator=";" />
      <TextList texts={['desk@harbor.example', 'd']} separator="," />
    </>,
  )
  const [arabic, english] = [screen.getByTitle(/الاستقبال/), screen.getByTitle(/desk/)]
  expect([arabic.dir, english.dir]).toEqual(['rtl', ''])
})
