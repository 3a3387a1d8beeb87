import { fromMinorUnits, toMinorUnits } from '@lineboard/sdk'

/** The filter text of wallets that hold less than so many US dollars, to the cent. */
export const below = (amount: number): string => `balance:<="${fromMinorUnits(toMinorUnits(amount) - 1).toFixed(2)}"`
