import { describe, expect, it } from 'vitest'
import { filesFor, leadsToSignIn, type RouteFiles } from './route-files.ts'

const routeFiles = {
  files: ['login.js', 'shell.js', 'table.js', 'customers.js', 'roles.js', 'sign-up.js', 'failed.js'],
  routes: [
    ['/auth/login', [0], 'visitor'],
    ['/auth/signup', [5], 'visitor'],
    ['/auth/error-500', [6], 'anyone'],
    ['/service/customer/*?', [1, 2, 3]],
    ['/service/customer-panel', [1, 4]],
    ['/service/tracking-source/:id', [1, 4]],
  ] satisfies RouteFiles['routes'],
  signIn: '/auth/login',
}

describe('filesFor', () => {
  it.each([
    ['/auth/login', [], ['login.js']],
    ['/auth/signup', [], ['sign-up.js']],
    ['/auth/error-500', ['failed.js'], ['failed.js']],
    ['/service/customer', ['shell.js', 'table.js', 'customers.js'], ['login.js']],
    ['/service/customer/edit/7', ['shell.js', 'table.js', 'customers.js'], ['login.js']],
    ['/service/customer-panel', ['shell.js', 'roles.js'], ['login.js']],
    ['/service/tracking-source/7', ['shell.js', 'roles.js'], ['login.js']],
    ['/service/customers', [], ['login.js']],
    ['/', [], ['login.js']],
  ])('of %s, to who is signed in and who is not, are those of what is shown', (path, signedIn, signedOut) => {
    expect(filesFor(path, true, routeFiles)).toEqual(signedIn)
    expect(filesFor(path, false, routeFiles)).toEqual(signedOut)
  })
})

describe('leadsToSignIn', () => {
  it.each([
    ['/', true],
    ['/auth/login', true],
    ['/service/customer/edit/7', true],
    // The sign-in tells of an address that is unknown, which nobody knows of a visitor before.
    ['/service/customers', false],
    ['/auth/signup', false],
    ['/auth/error-500', false],
  ])('%s, of anyone who is not signed in: %s', (path, leads) => {
    expect(leadsToSignIn(path, false, routeFiles)).toBe(leads)
    expect(leadsToSignIn(path, true, routeFiles)).toBe(false)
  })
})
