/** Addresses that code outside a screen goes to. */
export const paths = {
  home: '/service/dashboard',
  login: '/auth/login',
} as const
