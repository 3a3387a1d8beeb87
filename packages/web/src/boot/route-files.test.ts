import { describe, expect, it } from 'vitest'
import { filesFor } from './route-files.ts'

const routeFiles = {
  files: ['login.js', 'shell.js', 'table.js', 'customers.js', 'roles.js'],
  routes: [
    ['/auth/login', [0]],
    ['/service/customer/*?', [1, 2, 3]],
    ['/service/customer-panel', [1, 4]],
    ['/service/tracking-source/:id', [1, 4]],
  ] satisfies [string, number[]][],
}

describe('filesFor', () => {
  it.each([
    ['/auth/login', ['login.js']],
    ['/service/customer', ['shell.js', 'table.js', 'customers.js']],
    ['/service/customer/edit/7', ['shell.js', 'table.js', 'customers.js']],
    ['/service/customer-panel', ['shell.js', 'roles.js']],
    ['/service/tracking-source/7', ['shell.js', 'roles.js']],
    ['/service/customers', []],
    ['/', []],
  ])('%s', (path, files) => {
    expect(filesFor(path, routeFiles)).toEqual(files)
  })
})
