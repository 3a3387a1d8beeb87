/** Cards of the sandbox, and what each does. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'success' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'funds' },
  { number: '4000 0025 0000 3155', outcome: 'action' },
  { number: '4000 0027 6000 3184', outcome: 'askedEachTime' },
  { number: '4000 0000 0000 0119', outcome: 'network' },
] as const
