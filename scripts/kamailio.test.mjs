import { expect, test } from 'vitest'
import { findKamailio } from './kamailio.mjs'

test.each([
  ['nothing', {}, /** @type {string[]} */ ([]), undefined],
  ['the first on the PATH', { PATH: '/a:/b' }, ['/b/kamailio', '/usr/sbin/kamailio'], '/b/kamailio'],
  ['one where only root looks', { PATH: '/a' }, ['/usr/sbin/kamailio'], '/usr/sbin/kamailio'],
  ['the wish before all others', { LINEBOARD_KAMAILIO: '/k', PATH: '/a' }, ['/k', '/a/kamailio'], '/k'],
  ['nothing for a wish that leads nowhere', { LINEBOARD_KAMAILIO: 'none', PATH: '/a' }, ['/a/kamailio'], undefined],
])('finds %s', (_, env, there, expected) => {
  expect(findKamailio({ env, exists: (path) => there.includes(path) })).toBe(expected)
})
