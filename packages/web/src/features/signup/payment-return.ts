const names = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
] as const

/**
 * Takes what a bank's own page added to the address out of it, and so out of history and referrers. Nothing in it is
 * needed: the payment was kept before the page was left, and what became of it the provider is asked, not the address.
 */
export function forgetPaymentReturn(): void {
  const url = new URL(location.href)
  if (!names.some((name) => url.searchParams.has(name))) return
  for (const name of names) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
