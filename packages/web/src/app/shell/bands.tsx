import { MaintenanceBand } from './maintenance-band.tsx'
import { WalletBand } from './wallet-band.tsx'

/** What is said over every screen without being waited for: work that may disturb calls, and a wallet that runs low. */
export const Bands = () => (
  <>
    <MaintenanceBand />
    <WalletBand />
  </>
)
